import type { SendOutcome, WebhookMessage, WebhookSender } from '../../core/spi.js';

/** Keeps the messages that it is given, and reports each as the test wants it. */
export class RecordingWebhookSender implements WebhookSender {
  readonly sent: WebhookMessage[] = [];
  outcome: SendOutcome = { responseStatus: 204, durationMs: 1, error: null, retryAfterMs: null };
  private made = 0;

  refusalOf(url: string): string | undefined {
    return url.startsWith('https://') ? undefined : 'Only https addresses are called.';
  }

  send(message: WebhookMessage): Promise<SendOutcome> {
    this.sent.push(message);
    return Promise.resolve(this.outcome);
  }

  newSecret(): string {
    this.made += 1;
    return `whsec_${Buffer.from(`secret number ${String(this.made)}`.padEnd(24)).toString('base64')}`;
  }
}

import type { Caller } from '../../record/caller.js';
import { notFound } from '../../errors/domain-error.js';
import type { Page, Position } from '../../ports/page.js';
import type { DeliveryRepository, WebhookRepository } from '../../ports/webhook-repository.js';
import type { Delivery } from '../../webhook/delivery.js';
import type { Webhook } from '../../webhook/webhook.js';

type Tenant = Pick<Caller, 'tenantId'>;

export class GetWebhook {
  constructor(private readonly ports: { webhooks: WebhookRepository }) {}

  async execute({ tenantId }: Tenant, input: { id: string }): Promise<Webhook> {
    const webhook = await this.ports.webhooks.get(tenantId, input.id);
    if (!webhook) throw notFound('webhook');
    return webhook;
  }
}

export class ListWebhooks {
  constructor(private readonly ports: { webhooks: WebhookRepository }) {}

  execute({ tenantId }: Tenant, input: { after?: Position; limit: number }): Promise<Page<Webhook>> {
    return this.ports.webhooks.list(tenantId, input);
  }
}

export class ListDeliveries {
  constructor(private readonly ports: { webhooks: WebhookRepository; deliveries: DeliveryRepository }) {}

  async execute(
    { tenantId }: Tenant,
    input: { webhookId: string; status?: Delivery['status']; after?: Position; limit: number },
  ): Promise<Page<Delivery>> {
    if (!(await this.ports.webhooks.get(tenantId, input.webhookId))) throw notFound('webhook');
    return this.ports.deliveries.listOf(tenantId, input);
  }
}

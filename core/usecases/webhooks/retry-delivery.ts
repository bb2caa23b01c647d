import type { Caller } from '../../record/caller.js';
import { notFound } from '../../errors/domain-error.js';
import type { Clock } from '../../ports/system/clock.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { DeliveryRepository } from '../../ports/webhook-repository.js';
import type { WorkQueue } from '../../ports/work-queue.js';
import type { Delivery } from '../../webhook/delivery.js';

/** Makes a delivery due now, regardless of its status. */
export class RetryDelivery {
  constructor(
    private readonly ports: { deliveries: DeliveryRepository; work: WorkQueue; bus: EventBus; clock: Clock },
  ) {}

  async execute({ tenantId }: Caller, input: { webhookId: string; deliveryId: string }): Promise<Delivery> {
    const { deliveries, work, bus, clock } = this.ports;
    const stored = await deliveries.get(tenantId, input.deliveryId);
    if (stored?.webhookId !== input.webhookId) throw notFound('delivery');
    const now = clock.now().toISOString();
    const delivery: Delivery = { ...stored, status: 'pending', nextAttemptAt: now, updatedAt: now };
    await deliveries.update(tenantId, delivery);
    await work.enqueue(tenantId, [
      {
        id: delivery.id,
        kind: 'delivery',
        payload: { deliveryId: delivery.id, webhookId: delivery.webhookId },
      },
    ]);
    bus.announceWork('delivery');
    return delivery;
  }
}

import { notFound } from '../../errors/domain-error.js';
import type { Operation } from '../../operation/operation.js';
import type {
  FailurePage,
  FailureQuery,
  OperationQuery,
  OperationRepository,
} from '../../ports/operation-repository.js';
import type { Page } from '../../ports/page.js';
import type { Caller } from '../../record/caller.js';

type ByTenant = Pick<Caller, 'tenantId'>;

export class GetOperation {
  constructor(private readonly ports: { operations: OperationRepository }) {}

  async execute({ tenantId }: ByTenant, { id }: { id: string }): Promise<Operation> {
    const operation = await this.ports.operations.get(tenantId, id);
    if (!operation) throw notFound('operation');
    return operation;
  }
}

export class ListOperations {
  constructor(private readonly ports: { operations: OperationRepository }) {}

  execute({ tenantId }: ByTenant, query: OperationQuery): Promise<Page<Operation>> {
    return this.ports.operations.list(tenantId, query);
  }
}

export class ListOperationFailures {
  constructor(private readonly ports: { operations: OperationRepository }) {}

  async execute({ tenantId }: ByTenant, query: FailureQuery): Promise<FailurePage> {
    if (!(await this.ports.operations.get(tenantId, query.operationId))) throw notFound('operation');
    return this.ports.operations.listFailures(tenantId, query);
  }
}

export { ChildPool, type ChildPoolOptions } from './child-pool.js';
export { ChildLost, TaskFailure, type TaskFailureCode } from './task-failure.js';

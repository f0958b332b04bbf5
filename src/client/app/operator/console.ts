/** Everything of operators as one file of the build: whoever is none knows no more of it than this name. */
export { PeopleScreen } from '#client/features/operators/people/people-screen.tsx';
export { QueueScreen } from '#client/features/operators/queue/queue-screen.tsx';
export { AuditLogScreen } from '#client/features/operators/audit-log/audit-log-screen.tsx';
export { OperatorPart } from './operator-part.tsx';

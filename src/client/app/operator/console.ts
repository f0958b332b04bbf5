/** The operator console as one lazy chunk; other users never download it. */
export { PeopleScreen } from '#client/features/operators/people/people-screen.tsx';
export { PersonScreen } from '#client/features/operators/people/person-screen.tsx';
export { QueueScreen } from '#client/features/operators/queue/queue-screen.tsx';
export { AuditLogScreen } from '#client/features/operators/audit-log/audit-log-screen.tsx';
export { HealthScreen } from '#client/features/operators/health/health-screen.tsx';
export { OperatorPart } from './operator-part.tsx';

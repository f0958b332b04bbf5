/** The operator console as one lazy chunk; other users never download it. */
export { PeopleScreen } from '#client/features/operators/people-screen.tsx';
export { QueueScreen } from '#client/features/operators/queue-screen.tsx';
export { RecordScreen } from '#client/features/operators/record-screen.tsx';
export { OperatorPart } from './operator-part.tsx';

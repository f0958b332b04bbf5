/** /application: applicants for employers, own applications for seekers (product 2.11). */
import { useSession } from '#client/data/session.ts';
import { AppliedJobsScreen } from './own/applied-jobs-screen.tsx';
import { ApplicantsScreen } from './employer/list/applicants-screen.tsx';

export function ApplicationListScreen() {
  const user = useSession();
  if (!user) return null;
  return user.acc_type === 'employer' ? (
    <ApplicantsScreen key={user.user_id} user={user} />
  ) : (
    <AppliedJobsScreen />
  );
}

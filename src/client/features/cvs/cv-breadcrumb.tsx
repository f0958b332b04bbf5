/** Where the CV page stands (product 2.8). */
import { useLingui } from '@lingui/react/macro';
import { Breadcrumb } from '#client/ui/breadcrumb.tsx';

export function CvBreadcrumb() {
  const { t } = useLingui();
  return <Breadcrumb trail={[{ label: t`Home`, to: '/' }, { label: t`Curriculum Vitae` }]} />;
}

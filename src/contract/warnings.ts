/** What a posting may warn of (product 3.15). */
export const warningKinds = ['fee', 'documents', 'abroad', 'easy_money'] as const;
export type WarningKind = (typeof warningKinds)[number];

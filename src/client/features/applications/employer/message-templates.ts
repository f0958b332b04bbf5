/** What employers often write to many, in both languages: it is chosen for who reads it, and can be changed. */
export const messageTemplates = [
  {
    en: 'Thank you for applying. The places are filled now. We wish you luck.',
    km: 'អរគុណដែលបានដាក់ពាក្យ។ ឥឡូវយើងរកបានគ្រប់ចំនួនហើយ។ សូមជូនពរឱ្យសំណាងល្អ។',
  },
  {
    en: 'We would like to meet you. When can you come?',
    km: 'យើងចង់ជួបអ្នក។ តើអ្នកអាចមកនៅពេលណា?',
  },
] as const;

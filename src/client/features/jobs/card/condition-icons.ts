/** Icons of working conditions. The list downloads them, so they are drawn with fewer bytes than those of Ionicons. */
/* eslint-disable lingui/no-unlocalized-strings -- drawings */
import { type Provision } from '#contract/job-fields.ts';

/** The format of `ionicons/icons`. */
const icon = (path: string): string =>
  `,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 512 512' class='ionicon'><path d='${path}' stroke-linecap='round' stroke-linejoin='round' class='ionicon-fill-none ionicon-stroke-width'/></svg>`;

export const hoursIcon = icon('M128 64h256M128 448h256M160 64v64l192 256v64M352 64v64L160 384v64');
export const daysIcon = icon('M64 96h384v352H64zM64 192h384M160 48v96M352 48v96');
export const provisionIcons: Readonly<Record<Provision, string>> = {
  meals: icon('M144 64v384M80 64v96q0 64 64 64t64-64V64M352 448V64q80 64 64 224h-64'),
  transport: icon('M80 80h352v288H80zM80 240h352M128 368v64M384 368v64M152 304h8M352 304h8'),
  accommodation: icon('M48 432V272h416v160M48 368h416M96 272V112h320v160M160 272v-64h192v64'),
  nssf: icon('M48 144h416v304H48zM176 144V80h160v64M256 224v144M184 296h144'),
  uniform: icon('M176 64L32 128l32 96 64-16v240h256V208l64 16 32-96-144-64q-80 96-160 0z'),
  training: icon('M32 192L256 80l224 112-224 112zM112 240v112q144 96 288 0V240M480 192v176'),
};

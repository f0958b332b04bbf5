/** Whether a browser's key can be encrypted for: asked when it subscribes, not when something is to be sent. */
import { createECDH } from 'node:crypto';

/** A point of P-256, in base64url. */
export function isCurvePoint(key: string): boolean {
  const ours = createECDH('prime256v1');
  ours.generateKeys();
  try {
    ours.computeSecret(key, 'base64url');
    return true;
  } catch {
    return false;
  }
}

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushTarget } from '@/lib/domain/search-alerts/search-alert';

/** A browser's side of Web Push: a subscription, and a reader of the messages encrypted for it (RFC 8291, RFC 8188). */
export function pushDevice(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const target: PushTarget = {
    endpoint,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
  };

  function read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyAt = 21;
    const secretAt = keyAt + body.readUInt8(20);
    const senderKey = body.subarray(keyAt, secretAt);
    const derive = (key: Buffer, by: Buffer, info: string | Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, by, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
    const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(secret, salt, 'Content-Encoding: nonce\0', 12),
    );
    decipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(secretAt, -16)), decipher.final()]);
    // The last record ends in 2, and may be padded with zeros.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
  }

  return { target, read };
}

/** A pair of VAPID keys, as `npx web-push generate-vapid-keys` prints it. */
export function vapidKeys() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64url');
  const key = ecdh.getPrivateKey();
  const whole = Buffer.concat([Buffer.alloc(32 - key.length), key]);
  return { publicKey, privateKey: whole.toString('base64url') };
}

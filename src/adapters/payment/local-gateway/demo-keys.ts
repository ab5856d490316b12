import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

export type KeyPair = { readonly privateKey: KeyObject; readonly publicKey: KeyObject }

/** A secret of the record, made on first use. Two processes that start together end with the same one. */
export function secretOf(database: DatabaseSync, name: string, make: () => string): string {
  const select = database.prepare('SELECT value FROM secret WHERE name = ?')
  const known = select.get(name)?.['value']
  if (typeof known === 'string') return known
  database.prepare('INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING').run(name, make())
  return String(select.get(name)?.['value'])
}

/** An RSA key pair of 2048 bits that lives in the record alone. */
export function keyPairOf(database: DatabaseSync, name: string): KeyPair {
  const pem = secretOf(database, name, () =>
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  )
  const privateKey = createPrivateKey(pem)
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

/** A random hexadecimal secret of the record; 32 characters are what WeChat Pay takes as APIv3 key. */
export function tokenSecretOf(database: DatabaseSync, name: string): string {
  return secretOf(database, name, () => randomBytes(16).toString('hex'))
}

import { randomBytes, webcrypto } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BitString, Integer, PrintableString, Utf8String } from 'asn1js'
import * as pki from 'pkijs'
import type { SigningKey } from './cades.ts'

const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', publicExponent: new Uint8Array([1, 0, 1]), modulusLength: 2048 }
const day = 86_400_000
const oid = { commonName: '2.5.4.3', serialNumber: '2.5.4.5', country: '2.5.4.6', organization: '2.5.4.10' } as const

/** Bits of the key usage extension, the first byte of its bit string. */
const usage = { signature: 0xc0, certificates: 0x06 } as const

export type Authority = {
  /** DER of the root certificate. */
  readonly certificate: Uint8Array
  /** A key for one signature, with a certificate on the party; the key is thrown away afterwards. */
  readonly issue: (party: { readonly name: string; readonly taxNumber: string; readonly agent: string }, at: Date) => Promise<SigningKey>
}

type Stored = { readonly certificate: string; readonly privateKey: string }

// Node's types of WebCrypto are not those of the browser's library, which pkijs asks for.
const engine = new pki.CryptoEngine({ name: 'node', crypto: webcrypto as unknown as Crypto })
const subtle = webcrypto.subtle as unknown as SubtleCrypto

function keyPair(): Promise<CryptoKeyPair> {
  return subtle.generateKey(rsa, true, ['sign', 'verify'])
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

function namesOf(entries: Readonly<Partial<Record<keyof typeof oid, string>>>): pki.AttributeTypeAndValue[] {
  return (['country', 'organization', 'serialNumber', 'commonName'] as const).flatMap((key) => {
    const value = entries[key]
    if (value === undefined) return []
    const isPlain = key === 'country' || key === 'serialNumber'
    return [new pki.AttributeTypeAndValue({ type: oid[key], value: isPlain ? new PrintableString({ value }) : new Utf8String({ value }) })]
  })
}

function extensionsOf(isAuthority: boolean): pki.Extension[] {
  const bits = isAuthority ? usage.certificates : usage.signature
  const constraints = new pki.BasicConstraints(isAuthority ? { cA: true, pathLenConstraint: 0 } : { cA: false })
  const keyUsage = new BitString({ valueHex: new Uint8Array([bits]).buffer, unusedBits: isAuthority ? 1 : 6 })
  return [
    new pki.Extension({ extnID: '2.5.29.19', critical: true, extnValue: constraints.toSchema().toBER(false) }),
    new pki.Extension({ extnID: '2.5.29.15', critical: true, extnValue: keyUsage.toBER(false) }),
  ]
}

type NewCertificate = {
  readonly subject: readonly pki.AttributeTypeAndValue[]
  readonly issuer: readonly pki.AttributeTypeAndValue[]
  readonly from: Date
  readonly until: Date
  readonly publicKey: CryptoKey
  readonly signingKey: CryptoKey
  readonly isAuthority: boolean
}

async function certify(wish: NewCertificate): Promise<Buffer> {
  const certificate = new pki.Certificate()
  certificate.version = 2
  // A positive number: the first bit is not set.
  certificate.serialNumber = new Integer({ valueHex: bufferOf(Buffer.from(`4${randomBytes(15).toString('hex').slice(1)}`, 'hex')) })
  certificate.subject.typesAndValues = [...wish.subject]
  certificate.issuer.typesAndValues = [...wish.issuer]
  certificate.notBefore.value = wish.from
  certificate.notAfter.value = wish.until
  certificate.extensions = extensionsOf(wish.isAuthority)
  await certificate.subjectPublicKeyInfo.importKey(wish.publicKey, engine)
  await certificate.sign(wish.signingKey, 'SHA-256', engine)
  return Buffer.from(certificate.toSchema(true).toBER(false))
}

async function newRoot(at: Date): Promise<Stored> {
  const { publicKey, privateKey } = await keyPair()
  const names = namesOf({ commonName: 'ZincBridge Demonstration CA', organization: 'ZincBridge', country: 'CN' })
  const span = { from: new Date(at.getTime() - 3650 * day), until: new Date(at.getTime() + 7300 * day) }
  const certificate = await certify({ subject: names, issuer: names, ...span, publicKey, signingKey: privateKey, isAuthority: true })
  const exported = Buffer.from(await subtle.exportKey('pkcs8', privateKey)).toString('base64')
  return { certificate: certificate.toString('base64'), privateKey: exported }
}

async function rootOf(file: string, at: Date): Promise<Stored> {
  if (file === ':memory:') return newRoot(at)
  // This process or an earlier one wrote the file below.
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Stored
  try {
    return read()
  } catch {
    const root = await newRoot(at)
    mkdirSync(dirname(file), { recursive: true })
    try {
      writeFileSync(file, JSON.stringify(root), { mode: 0o600, flag: 'wx' })
      return root
    } catch {
      // Another process was faster.
      return read()
    }
  }
}

/** The certificate authority of the demonstration; its key lies in `file`, or in memory for `:memory:`. */
export async function openAuthority(file: string, at: Date): Promise<Authority> {
  const stored = await rootOf(file, at)
  const certificate = Buffer.from(stored.certificate, 'base64')
  const issuer = pki.Certificate.fromBER(bufferOf(certificate)).subject.typesAndValues
  const signingKey = await subtle.importKey('pkcs8', bufferOf(Buffer.from(stored.privateKey, 'base64')), rsa, false, ['sign'])
  return {
    certificate,
    issue: async ({ name, taxNumber, agent }, now) => {
      const { publicKey, privateKey } = await keyPair()
      const short = (text: string) => [...text].slice(0, 64).join('')
      const subject = namesOf({
        commonName: short(`${name} (${agent})`),
        organization: short(name),
        serialNumber: taxNumber,
        country: 'CN',
      })
      const span = { from: new Date(now.getTime() - day), until: new Date(now.getTime() + 365 * day) }
      const own = await certify({ subject, issuer, ...span, publicKey, signingKey, isAuthority: false })
      return { privateKey, certificate: own, authority: certificate }
    },
  }
}

import { createHash, webcrypto } from 'node:crypto'
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import * as pki from 'pkijs'

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const

const engine = new pki.CryptoEngine({ name: 'node', crypto: webcrypto as unknown as Crypto })
pki.setEngine('node', engine)

const sha256 = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(createHash('sha256').update(bytes).digest()).buffer
const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

export type SigningKey = { readonly privateKey: CryptoKey; readonly certificate: Uint8Array; readonly authority: Uint8Array }

/** A detached CAdES signature (PAdES baseline B): content type, digest and the signing certificate are signed. */
export async function signDetached(content: Buffer, { privateKey, certificate, authority }: SigningKey): Promise<Buffer> {
  const own = pki.Certificate.fromBER(bufferOf(certificate))
  const certificateId = new Sequence({
    value: [new Sequence({ value: [new Sequence({ value: [new OctetString({ valueHex: sha256(certificate) })] })] })],
  })
  const attributes = [
    new pki.Attribute({ type: oid.contentType, values: [new ObjectIdentifier({ value: oid.data })] }),
    new pki.Attribute({ type: oid.messageDigest, values: [new OctetString({ valueHex: sha256(content) })] }),
    new pki.Attribute({ type: oid.signingCertificateV2, values: [certificateId] }),
  ]
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: oid.data }),
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: [own, pki.Certificate.fromBER(bufferOf(authority))],
  })
  await signed.sign(privateKey, 0, 'SHA-256', bufferOf(content), engine)
  const info = new pki.ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) })
  return Buffer.from(info.toSchema().toBER(false))
}

export type DetachedCheck = { readonly valid: boolean; readonly signer: string; readonly serial: string }

const failed: DetachedCheck = { valid: false, signer: '', serial: '' }

/** Whether a detached signature is one over these bytes, its certificate is the signed one, and leads to the authority. */
export async function checkDetached(content: Buffer, signature: Buffer, authority: Uint8Array): Promise<DetachedCheck> {
  try {
    const info = pki.ContentInfo.fromBER(bufferOf(signature))
    const signed = new pki.SignedData({ schema: info.content })
    const own = signed.certificates?.[0]
    const attributes = signed.signerInfos[0]?.signedAttrs?.attributes ?? []
    if (!(own instanceof pki.Certificate)) return failed
    const named = attributes.find(({ type }) => type === oid.signingCertificateV2)
    const hash = Buffer.from(sha256(Buffer.from(own.toSchema().toBER(false)))).toString('hex')
    const named64 = named ? Buffer.from(named.toSchema().toBER(false)).toString('hex') : ''
    const verdict = await signed.verify(
      {
        signer: 0,
        data: bufferOf(content),
        trustedCerts: [pki.Certificate.fromBER(bufferOf(authority))],
        checkChain: true,
        checkDate: own.notBefore.value,
        extendedMode: true,
      },
      engine,
    )
    const name = own.subject.typesAndValues.find(({ type }) => type === '2.5.4.10')?.value.valueBlock.value ?? ''
    const serial = Buffer.from(own.serialNumber.valueBlock.valueHexView).toString('hex')
    const isValid = verdict.signatureVerified === true && verdict.signerCertificateVerified === true && named64.includes(hash)
    return { valid: isValid, signer: String(name), serial }
  } catch {
    // Bytes that are no signature at all.
    return failed
  }
}

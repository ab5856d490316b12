import type { SignatureCheck, SignatureOrder, SignatureService } from '../../modules/contract/server/ports.ts'
import { checkDetached, signDetached } from './cades.ts'
import { openAuthority, type Authority } from './local-authority.ts'
import { fillSignature, preparePdf, signaturesIn } from './pdf-signature-field.ts'

/** Every signature of a PDF: whether it is genuine, and whether nothing was added after the last. */
export async function checkPdf(pdf: Buffer, authority: Uint8Array): Promise<SignatureCheck> {
  const found = signaturesIn(pdf)
  const signatures = await Promise.all(
    found.map(async ({ covered, bytes, startsAtZero }) => {
      const { valid, signer, serial } = await checkDetached(covered, bytes, authority)
      return { valid: valid && startsAtZero, signer, serial }
    }),
  )
  return { signatures, coversAll: found.at(-1)?.end === pdf.length }
}

/** Signs PDFs with certificates of a local authority, in the place of an e-sign service. Refuses to start in production. */
export function openLocalEsign({ file, nodeEnv, now }: { file: string; nodeEnv: string; now: () => Date }): SignatureService {
  if (nodeEnv === 'production') throw new Error('the local e-sign stand-in must not run in production')
  let opened: Promise<Authority> | null = null
  const authority = () => (opened ??= openAuthority(file, now()))
  return {
    sign: async ({ pdf, party, reason, at }: SignatureOrder) => {
      const key = await (await authority()).issue(party, at)
      const prepared = preparePdf(pdf, { name: party.name, reason, at })
      return { kind: 'signed', pdf: fillSignature(prepared, await signDetached(prepared.signed, key)) }
    },
    check: async (pdf) => checkPdf(pdf, (await authority()).certificate),
    root: async () => Buffer.from((await authority()).certificate),
  }
}

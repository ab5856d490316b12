import type { PersonalVault } from '../../modules/member/server/ports.ts'
import { sealedFor } from './sealed.ts'

/** Seals numbers of persons and bank accounts before they reach the database (reliability S21). */
export function personalVault(appSecret: string): PersonalVault {
  const { seal, open } = sealedFor(appSecret, 'member.personal')
  return { seal: (plain) => seal(Buffer.from(plain, 'utf8')), open: (sealed) => open(sealed).toString('utf8') }
}

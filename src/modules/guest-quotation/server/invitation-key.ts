import { timingSafeEqual } from 'node:crypto'
import { failure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { hashOf, isTokenShaped, macOf } from '../../identity/server/public.ts'
import { isLinkOpen } from '../rules/invitation-limits.ts'
import { invitationByKeyHash, type Invitation } from './invitation-repository.ts'

/**
 * The secret of a link: 256 bits from the house's secret, the invitation's number and its random part. The database has the
 * digest only, so that a dump opens no request, and the buyer can still copy the link again.
 */
export function invitationKey(secret: string, { id, nonce }: { readonly id: number; readonly nonce: Buffer | null }): string {
  return macOf(secret, 'quotationInvitation', `${id}\n${nonce?.toString('hex') ?? ''}`).toString('base64url')
}

export function invitationLink(siteUrl: string, key: string): string {
  return `${siteUrl.replace(/\/$/, '')}/quo_yd?key=${key}`
}

/** The invitation behind a key. Wrong, revoked and old keys are refused alike: `guestQuotation.linkGone`. */
export async function invitationOfKey(db: Queryable, key: string, now: Date): Promise<Invitation | Failure> {
  const found = isTokenShaped(key) ? await invitationByKeyHash(db, hashOf(key)) : null
  return found && isLinkOpen(found, now) ? found : failure('guestQuotation.linkGone')
}

/** True where the browser's pass is the one that it got for proving the phone, and not too old. */
export function isProved({ passHash, passUntil }: Invitation, pass: string, now: Date): boolean {
  if (!passHash || !passUntil || passUntil <= now || !isTokenShaped(pass)) return false
  return timingSafeEqual(passHash, hashOf(pass))
}

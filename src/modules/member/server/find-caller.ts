import { rows, type Queryable, type Reader } from '../../../kernel/database/transaction.ts'
import {
  anonymous,
  companyCapabilities,
  memberTypes,
  platformCapabilities,
  storeCapabilities,
  type CompanyCapability,
  type MemberType,
  type PlatformCapability,
  type StoreCapability,
  type Caller,
} from '../../../api/caller.ts'
import { hashOf, isTokenShaped } from '../../identity/server/public.ts'

const statement = {
  name: 'member.visitor',
  text: `SELECT session_id AS "sessionId", member_id AS "memberId", member_name AS "memberName", member_type AS "memberType",
                enterprise_id AS "enterpriseId", stores, platform, company
         FROM visitor_session WHERE access_hash = $1 AND access_until > $2 AND expires_at > $2`,
}

type Row = {
  readonly sessionId: string
  readonly memberId: number
  readonly memberName: string
  readonly memberType: number
  readonly enterpriseId: number | null
  readonly stores: readonly { storeId: number; storeName: string; storeNameEn: string; capabilities: readonly string[] }[]
  readonly platform: readonly string[]
  readonly company: readonly string[]
}

/** Who stands behind an access token, in one round trip; anonymous for a token that is unknown, expired or revoked. */
export async function findCaller(read: Reader, accessToken: string, now: Date): Promise<Caller> {
  if (!isTokenShaped(accessToken)) return anonymous
  const [row] = await rows<Row>(read, statement, [hashOf(accessToken), now])
  return row ? visitorOf(row) : anonymous
}

const ofMember = {
  name: 'member.visitorOf',
  text: `SELECT member_id AS "memberId", member_name AS "memberName", member_type AS "memberType", enterprise_id AS "enterpriseId", stores, company
         FROM member_visitor WHERE member_id = $1`,
}

/** Who a member is to the calls, without any session and without rights of the platform; null for nobody and a closed account. */
export async function callerOfMember(db: Queryable, memberId: number): Promise<Caller | null> {
  const [row] = await rows<Omit<Row, 'sessionId' | 'platform'>>(db, ofMember, [memberId])
  return row ? visitorOf({ ...row, sessionId: '', platform: [] }) : null
}

// The vocabulary is fixed in code; a word that only the data knows grants nothing.
const isStoreCapability = (word: string): word is StoreCapability => storeCapabilities.some((storeCapability) => storeCapability === word)
const isPlatformCapability = (word: string): word is PlatformCapability =>
  platformCapabilities.some((platformCapability) => platformCapability === word)
const isCompanyCapability = (word: string): word is CompanyCapability =>
  companyCapabilities.some((companyCapability) => companyCapability === word)
const isMemberType = (type: number): type is MemberType => memberTypes.some((memberType) => memberType === type)

function visitorOf(row: Row): Caller {
  const { memberType } = row
  if (!isMemberType(memberType)) throw new Error(`member ${row.memberId} has the unknown type ${memberType}`)
  return {
    member: { memberId: row.memberId, memberName: row.memberName, memberType, enterpriseId: row.enterpriseId, sessionId: row.sessionId },
    stores: row.stores.map((seat) => ({ ...seat, capabilities: seat.capabilities.filter(isStoreCapability) })),
    platform: row.platform.filter(isPlatformCapability),
    company: memberType === 3 ? companyCapabilities : memberType === 6 ? row.company.filter(isCompanyCapability) : [],
  }
}

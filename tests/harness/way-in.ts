import { chinaRegions } from '../../src/integrations/regions/china-regions.ts'
import { agreementBook } from '../../src/modules/content/server/public.ts'
import { tokenCall } from '../../src/modules/identity/contract.ts'
import { identityHandlers, passwordHasher, type IdentityDeps } from '../../src/modules/identity/server/public.ts'
import { personalVault } from '../../src/integrations/vault/personal-vault.ts'
import { ownsFiles } from '../../src/modules/site/server/public.ts'
import { findVisitor, memberBook, memberHandlers, type MemberDeps } from '../../src/modules/member/server/public.ts'
import type { House } from '../../src/api/handler.ts'
import type { Visitor } from '../../src/api/visitor.ts'
import { aClock, aHouse, asker, type Ask, type Asking } from './calls.ts'
import { thePeople } from './people.ts'
import { aDatabase, type TestDatabase } from './pg.ts'

export const wayInDeps: IdentityDeps = {
  secret: 'a secret of the tests, long enough for an HMAC',
  passwords: passwordHasher({ pepper: null }),
  sendsSms: true,
  siteUrl: 'http://localhost:3000',
  agreements: agreementBook,
  members: memberBook,
  cityName: async () => '',
  wechat: null,
  wechatSettings: async () => ({ isOn: false, appId: '' }),
}

/** Outside parts of the members: a key of the tests, pictures that are whose the site says, and 23 fen. */
export const memberDeps: MemberDeps = {
  regions: chinaRegions,
  vault: personalVault([{ id: 'app', secret: wayInDeps.secret }]),
  ownsPictures: ownsFiles,
  randomFen: () => 23n,
}

export type WayIn = {
  readonly database: TestDatabase
  readonly clock: ReturnType<typeof aClock>
  readonly house: House
  readonly ask: Ask
  /** Logs a demonstration account in; fails the test when that is refused. */
  readonly login: (username: string, asking?: Asking) => Promise<{ accessToken: string; refreshToken: string }>
  readonly visitorBy: (accessToken: string) => Promise<Visitor>
}

/** A database with the demonstration accounts, and the calls of identity and member on it, with other adapters where a test says so. */
export async function aWayIn(changed: Partial<IdentityDeps> = {}): Promise<WayIn> {
  const database = await aDatabase()
  await thePeople(database)
  const clock = aClock()
  const house = aHouse(database, clock)
  const ask = asker(house, [...identityHandlers({ ...wayInDeps, ...changed }), ...memberHandlers(memberDeps)])
  return {
    database,
    clock,
    house,
    ask,
    login: async (username, asking) => {
      const { data, msg } = await ask(tokenCall, { username, password: 'Zinc@2026', loginType: 1 }, asking)
      if (!data?.refreshToken) throw new Error(`login of ${username} refused: ${msg}`)
      return { accessToken: data.access_token, refreshToken: data.refreshToken }
    },
    visitorBy: (accessToken) => findVisitor(house.read, accessToken, clock.now()),
  }
}

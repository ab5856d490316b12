import { chinaRegions } from '../../src/adapters/regions/china-regions.ts'
import { agreementSource } from '../../src/modules/content/server/agreement-source.ts'
import { tokenCall } from '../../src/modules/identity/endpoints.ts'
import { identityHandlers } from '../../src/modules/identity/server/handlers.ts'
import { passwordHasher } from '../../src/modules/identity/server/security/password-hasher.ts'
import type { IdentityDeps } from '../../src/modules/identity/server/deps.ts'
import { personalVault } from '../../src/adapters/vault/personal-vault.ts'
import { ownsFiles } from '../../src/modules/site/server/files/uploaded-file-repository.ts'
import { findCaller } from '../../src/modules/member/server/find-caller.ts'
import { memberRegistry } from '../../src/modules/member/server/member-registry.ts'
import { memberHandlers, type MemberDeps } from '../../src/modules/member/server/handlers.ts'
import type { AppContext } from '../../src/api/handler.ts'
import type { Caller } from '../../src/api/caller.ts'
import { aClock, aHouse, asker, type Ask, type Asking } from './calls.ts'
import { thePeople } from './people.ts'
import { aDatabase, type TestDatabase } from './pg.ts'

export const wayInDeps: IdentityDeps = {
  secret: 'a secret of the tests, long enough for an HMAC',
  passwords: passwordHasher({ pepper: null }),
  sendsSms: true,
  siteUrl: 'http://localhost:3000',
  agreements: agreementSource,
  members: memberRegistry,
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
  readonly house: AppContext
  readonly ask: Ask
  /** Logs a demonstration account in; fails the test when that is refused. */
  readonly login: (username: string, asking?: Asking) => Promise<{ accessToken: string; refreshToken: string }>
  readonly visitorBy: (accessToken: string) => Promise<Caller>
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
    visitorBy: (accessToken) => findCaller(house.read, accessToken, clock.now()),
  }
}

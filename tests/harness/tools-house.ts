import { noSheets } from '../../src/api/sheet-file.ts'
import { readSheetApart } from '../../src/adapters/sheets/read-sheet.ts'
import { basketHandlers } from '../../src/modules/basket/server/handlers.ts'
import { indexRefresher } from '../../src/modules/search/server/index/index-refresher.ts'
import { tokenCall } from '../../src/modules/identity/endpoints.ts'
import { identityHandlers } from '../../src/modules/identity/server/handlers.ts'
import { findCaller } from '../../src/modules/member/server/find-caller.ts'
import { memberHandlers } from '../../src/modules/member/server/handlers.ts'
import { sourcingToolsHandlers } from '../../src/modules/sourcing-tools/server/handlers.ts'
import { aClock, aHouse, asker } from './calls.ts'
import { dataOf } from './data-of.ts'
import { aDatabase } from './pg.ts'
import { memberDeps, wayInDeps } from './way-in.ts'

/** The procurement tools and the baskets on the demonstration's data, with people who have come in. */
export async function aToolsHouse() {
  const database = await aDatabase('demo')
  const house = aHouse(database, aClock())
  const entry = asker(house, [...identityHandlers(wayInDeps), ...memberHandlers(memberDeps)])
  const ask = asker(house, [
    ...basketHandlers(),
    ...sourcingToolsHandlers({ board: indexRefresher(), writeSheet: noSheets, readSheet: readSheetApart }),
  ])
  const visitorOf = async (username: string) => {
    const { access_token: token } = dataOf(await entry(tokenCall, { username, password: 'Zinc@2026', loginType: 1 }))
    return findCaller(house.read, token, house.clock.now())
  }
  return { ask, db: await database.connect(), house, visitorOf }
}

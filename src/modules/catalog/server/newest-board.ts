import type { Call } from '../../../api/handler.ts'
import { rows } from '../../../shared/unit.ts'
import type { BoardKeeper, KeptBoard } from './board-keeper.ts'

const version = { name: 'catalog.versionNow', text: `SELECT version FROM catalog_version` }

/**
 * The board of this very moment. For answers that ask the database nothing else and so would not meet a newer version: the
 * category tree and the brands follow the platform's desk at once.
 */
export async function newestBoard(keeper: BoardKeeper, call: Pick<Call, 'house' | 'priceClass'>): Promise<KeptBoard> {
  const [row] = await rows<{ version: number }>(call.house.visitorRead, version, [])
  keeper.seen(row?.version ?? 0)
  return keeper.current(call.house, call.priceClass)
}

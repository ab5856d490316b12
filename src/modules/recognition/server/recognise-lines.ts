import { goodsListInput } from '../../search/endpoints.ts'
import { listGoods, type IndexRefresher } from '../../search/server/public.ts'
import type { Call } from '../../../api/handler.ts'
import { matchStatement, type Difference, type Match } from '../rules/match-statement.ts'
import type { SkuProfile } from '../rules/describe-sku.ts'
import { normaliseLine } from '../rules/normalise-line.ts'
import { readStatement, type Statement } from '../rules/read-statement.ts'
import { plainLine } from '../rules/table-line.ts'
import { candidatesOfGoods, candidatesOfKind, profilesOfSkus } from './candidate-repository.ts'

/** What a line says and the goods nearest to it; `best` null where the catalogue has nothing of the kind. */
export type RecognisedLine = { readonly statement: Statement; readonly best: Match | null; readonly others: readonly Match[] }

/** Reads lines and finds their goods. Every kind is looked up once; nothing is written anywhere. */
export function lineRecogniser(keeper: IndexRefresher, call: Call) {
  const byKind = new Map<string, Promise<readonly SkuProfile[]>>()
  const ofKind = (id: string) => {
    const known = byKind.get(id) ?? candidatesOfKind(call.app.visitorRead, id)
    byKind.set(id, known)
    return known
  }
  return {
    read: (text: string): Statement => readStatement(plainLine(text)),
    recognise: async (statement: Statement): Promise<RecognisedLine> => {
      const profiles = statement.kind ? await ofKind(statement.kind.id) : await ofWords(keeper, statement, call)
      const { best, others } = matchStatement(statement, profiles)
      return { statement, best: best && statement.kind === null ? certainByName(statement, best) : best, others }
    },
    /** The same comparison with goods that were already chosen. */
    compare: async (statement: Statement, productId: number): Promise<RecognisedLine> => {
      const known = statement.kind ? await ofKind(statement.kind.id) : []
      const { best } = matchStatement(statement, known, productId)
      // Goods of another kind than was written: every word that they do not say differs.
      const [own] = best ? [] : await profilesOfSkus(call.app.visitorRead, [productId])
      return { statement, best: best ?? (own ? otherKind(statement, own) : null), others: [] }
    },
  }
}

/** A name that no kind knows: goods that hold every word of it, or none. */
async function ofWords(keeper: IndexRefresher, { words }: Statement, call: Call): Promise<readonly SkuProfile[]> {
  const keyword = words.join(' ').slice(0, 60)
  if (!/\p{Script=Han}{2}|[a-z]{3}/u.test(keyword)) return []
  const { list, match } = await listGoods(keeper, goodsListInput.parse({ keyword, pageSize: 5, facets: 0 }), call)
  return match === 'exact'
    ? candidatesOfGoods(
        call.app.visitorRead,
        list.map(({ goodsId }) => goodsId),
      )
    : []
}

/** What differs from goods that are of another kind; a line that named none is compared by its words. */
function otherKind(statement: Statement, profile: SkuProfile): Match | null {
  const { best } = matchStatement({ ...statement, kind: null }, [profile])
  if (!best || statement.kind === null) return best
  const kind: Difference = { about: 'kind', code: null, typed: statement.kindText, found: profile.sku.nameZh }
  return { profile, differs: [kind, ...best.differs] }
}

/** Goods of an unknown kind are sure only under their full name, and none at all where they lack a word of it. */
function certainByName({ text }: Statement, best: Match): Match | null {
  if (best.differs.some(({ about, typed }) => about === 'word' && /\p{Script=Han}{2}/u.test(typed))) return null
  if (normaliseLine(text).includes(normaliseLine(best.profile.sku.nameZh))) return best
  const open: Difference = { about: 'open', code: 'kind', typed: '', found: best.profile.sku.nameZh }
  return { profile: best.profile, differs: best.differs.length === 0 ? [open] : best.differs }
}

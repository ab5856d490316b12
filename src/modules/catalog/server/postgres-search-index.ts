import { rows, type AnyHandle } from '../../../shared/unit.ts'
import { normaliseText } from '../rules/normalise-text.ts'
import { searchQuery, tsqueryText, type SearchQuery } from '../rules/search-query.ts'
import { languageParts } from './language-parts.ts'
import type { SearchHits, SearchIndex, SearchMatch } from './search-index.ts'

const mostHits = 5_000
/** Below this share of common trigrams a word is another word, not a typing error. */
const leastSimilarity = 0.42

const weights = `'{0.05,0.15,0.5,1.0}'::real[]`
const every = {
  name: 'catalog.searchEvery',
  text: `SELECT goods_id AS "goodsId", ts_rank(${weights}, search, $1::tsquery) AS rank FROM goods_card WHERE search @@ $1::tsquery ORDER BY rank DESC LIMIT ${mostHits}`,
}
const some = {
  name: 'catalog.searchSome',
  text: `SELECT goods_id AS "goodsId", hits + ts_rank(${weights}, search, $1::tsquery) AS rank
         FROM (SELECT goods_id, search, (SELECT count(*) FROM unnest($2::tsquery[]) word WHERE search @@ word) AS hits FROM goods_card WHERE search @@ $1::tsquery) found
         WHERE hits * 2 >= cardinality($2::tsquery[]) ORDER BY rank DESC LIMIT ${mostHits}`,
}
const similar = {
  name: 'catalog.searchSimilar',
  text: `SELECT goods_id AS "goodsId", rank FROM (SELECT goods_id, greatest(word_similarity($1, search_text), word_similarity($2, search_text)) AS rank FROM goods_card) alike
         WHERE rank >= ${leastSimilarity} ORDER BY rank DESC LIMIT 200`,
}

type Row = { readonly goodsId: number; readonly rank: number }

/** The search over `goods_card`: all words, else at least half of them, else what looks or sounds alike. */
export function postgresSearchIndex(handle: AnyHandle): SearchIndex {
  return {
    search: async (keyword) => {
      const query = searchQuery(keyword, languageParts())
      if (query.groups.length === 0) return null
      const all = await rows<Row>(handle, every, [tsqueryText(query, 'all')])
      if (all.length > 0) return hits('exact', all, query)
      const part = query.groups.length > 1 ? await rows<Row>(handle, some, [tsqueryText(query, 'any'), query.groups.map((group) => tsqueryText({ groups: [group], specs: [] }, 'all'))]) : []
      if (part.length > 0) return hits('some', part, query)
      return hits('similar', await rows<Row>(handle, similar, soundOf(keyword)), query)
    },
  }
}

function hits(match: SearchMatch, found: readonly Row[], query: SearchQuery): SearchHits {
  return { match, found: new Map(found.map((row) => [row.goodsId, row.rank])), specs: query.specs }
}

/** What was typed, and how it sounds: 度锌管 and duxinguan both are near 镀锌管. */
function soundOf(keyword: string): [string, string] {
  const text = normaliseText(keyword)
  const { romanise } = languageParts()
  return [text, text.replace(/\p{Script=Han}+/gu, (run) => romanise(run).full)]
}

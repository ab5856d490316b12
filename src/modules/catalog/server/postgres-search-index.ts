import { rows, type AnyHandle } from '../../../shared/unit.ts'
import { normaliseText } from '../rules/normalise-text.ts'
import { rankingText, searchQuery, tsqueryText, type SearchQuery } from '../rules/search-query.ts'
import { languageParts } from './language-parts.ts'
import type { SearchHits, SearchIndex, SearchMatch } from './search-index.ts'

const mostHits = 5_000
/** Below this share of common trigrams a word is another word, not a typing error. */
const leastSimilarity = 0.42

const weights = `'{0.05,0.15,0.5,1.0}'::real[]`
// Words rank; the rest of the query only tells equals apart. ts_rank of an AND needs positions, which we do not keep.
// Rounded, so that a word in a description does not outweigh what people buy.
const rank = `round((ts_rank(${weights}, search, $2::tsquery) + 0.1 * ts_rank(${weights}, search, $3::tsquery))::numeric, 2)::float8`
const every = {
  name: 'catalog.searchEvery',
  text: `SELECT goods_id AS "goodsId", ${rank} AS rank FROM goods_card WHERE search @@ $1::tsquery ORDER BY rank DESC LIMIT ${mostHits}`,
}
const some = {
  name: 'catalog.searchSome',
  text: `SELECT goods_id AS "goodsId", hits + ${rank} AS rank
         FROM (SELECT goods_id, search, (SELECT count(*) FROM unnest($4::tsquery[]) word WHERE search @@ word) AS hits FROM goods_card WHERE search @@ $1::tsquery) found
         WHERE hits * 2 >= cardinality($4::tsquery[]) ORDER BY rank DESC LIMIT ${mostHits}`,
}
const similar = {
  name: 'catalog.searchSimilar',
  text: `SELECT goods_id AS "goodsId", rank FROM (SELECT goods_id, greatest(word_similarity($1, search_text), word_similarity($2, search_text)) AS rank FROM goods_card) alike
         WHERE rank >= ${leastSimilarity} ORDER BY rank DESC LIMIT 200`,
}

type Row = { readonly goodsId: number; readonly rank: number }

/** The search over `goods_card`: all words, else what sounds the same, else at least half of the words, else what looks alike. */
export function postgresSearchIndex(handle: AnyHandle): SearchIndex {
  const withAll = (query: SearchQuery) => rows<Row>(handle, every, ranked(query, 'all'))
  return {
    search: async (keyword) => {
      const query = searchQuery(keyword, languageParts())
      if (query.groups.length === 0) return null
      const exact = await withAll(query)
      if (exact.length > 0) return hits('exact', exact, query)
      const [typed, sound] = soundOf(keyword)
      const heard = searchQuery(sound, languageParts())
      const alike = sound === typed ? [] : await withAll(heard)
      if (alike.length > 0) return hits('similar', alike, heard)
      const words = query.groups.map((group) => tsqueryText({ groups: [group], specs: [] }, 'all'))
      const part = words.length > 1 ? await rows<Row>(handle, some, [...ranked(query, 'any'), words]) : []
      if (part.length > 0) return hits('some', part, query)
      return hits('similar', await rows<Row>(handle, similar, [typed, sound]), query)
    },
  }
}

function ranked(query: SearchQuery, join: 'all' | 'any'): [string, string, string] {
  return [tsqueryText(query, join), rankingText(query), tsqueryText(query, 'any')]
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

import { rows, type Queryable } from '../../../kernel/database/transaction.ts'
import type { Failure } from '../../../kernel/failure/failure.ts'
import type { Day } from '../../../kernel/time/clock.ts'
import { allSeries } from '../../market/server/public.ts'
import type { QuotedTerms } from '../../rfq/rules/trade-terms.ts'
import type { ContractLine } from '../rules/contract-content.ts'
import { quotedIndex, quotedIndexProblem, type QuotedIndex } from '../rules/quoted-index.ts'

const chosen = {
  name: 'contract.chosenTerms',
  text: `SELECT q.terms, q.tax_included AS "taxIncluded", to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS delivery
    FROM inquiry i JOIN quotation q USING (inquiry_id)
    WHERE i.inquiry_sn = $1 AND q.store_id = $2 AND q.state IN ('ACCEPTED', 'PARTIALLY_ACCEPTED')`,
}

type Quoted = { readonly terms: QuotedTerms | null; readonly taxIncluded: boolean; readonly delivery: Day }

/** The index terms of a quotation; null for a fixed price, and for an index that is not in yuan. */
export async function indexOfQuotation(db: Queryable, { terms, taxIncluded, delivery }: Quoted): Promise<QuotedIndex | null> {
  if (terms?.priceBasis !== 'INDEX') return null
  const series = (await allSeries(db)).find(({ seriesCode }) => seriesCode === terms.seriesCode)
  if (series?.currency !== 'CNY') return null
  return quotedIndex(terms, { seriesName: series.nameZh, seriesTax: series.taxIncluded ? 1 : 0 }, { taxIncluded, delivery })
}

type Source = { readonly source: string; readonly sourceSn: string; readonly storeId: number }

/** The lines of a contract that an award led to have the index terms of the chosen quotation. Refusals: `contract.differsFromQuotation`. */
export async function differsFromQuotation(
  db: Queryable,
  { source, sourceSn, storeId }: Source,
  lines: readonly ContractLine[],
): Promise<Failure | null> {
  const [found] = source === 'QUOTATION' ? await rows<Quoted>(db, chosen, [sourceSn, storeId]) : []
  const quoted = found ? await indexOfQuotation(db, found) : null
  return quoted && quotedIndexProblem(lines, quoted)
}

import type { Queryable } from '../../../kernel/database/transaction.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import { allSeries } from '../../market/server/public.ts'
import type { ContractLine } from '../rules/contract-content.ts'

/** The lines with name and tax of their index series as the market knows them. Refusals: `contract.indexSeries`. */
export async function nameIndexSeries(db: Queryable, lines: readonly ContractLine[]): Promise<ContractLine[] | Failure> {
  if (!lines.some(({ index }) => index)) return [...lines]
  const series = new Map((await allSeries(db)).map((one) => [one.seriesCode, one]))
  const named = lines.map((line, at): ContractLine | Failure => {
    const found = line.index && series.get(line.index.seriesCode)
    if (!line.index) return line
    if (!found || found.currency !== 'CNY') return failure('contract.indexSeries', { line: line.no ?? at + 1 }, { field: 'lines' })
    const seriesTax = found.taxIncluded ? (1 as const) : (0 as const)
    return { ...line, index: { ...line.index, seriesName: found.nameZh, seriesTax } }
  })
  return named.find((line) => isFailure(line)) ?? named.filter((line): line is ContractLine => !isFailure(line))
}

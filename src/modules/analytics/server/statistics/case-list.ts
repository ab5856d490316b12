import type { OutputOf } from '../../../../api/endpoint.ts'
import type { Call } from '../../../../api/handler.ts'
import { offsetOf } from '../../../../kernel/database/paging.ts'
import { isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import type { storeFigureCases } from '../../endpoints-figures.ts'
import type { CaseFigure } from '../../rules/figure-names.ts'
import { listCases } from '../figures/figure-cases.ts'
import { spanSums, type FigureOwner } from '../figures/figure-sums.ts'
import { spanAsked, worthOf } from './figure-view.ts'

type Asked = {
  readonly figure: CaseFigure
  readonly from: string
  readonly to: string
  readonly hit: '' | '1' | '0'
  readonly current: number
  readonly pageSize: number
}

/** The rows behind a figure, and how many there are by the sums of their days. Refusal: `analytics.badSpan`. */
export async function caseList(
  call: Call,
  stores: readonly number[] | null,
  asked: Asked,
): Promise<OutputOf<typeof storeFigureCases> | Failure> {
  const span = spanAsked(asked, call.app.clock.now())
  if (isFailure(span)) return span
  const { figure } = asked
  const owner: FigureOwner = stores !== null ? { stores } : figure === 'requested' ? { platform: true } : { everyStore: true }
  const [found, sums] = await Promise.all([
    listCases(call.app.read, stores, {
      figure,
      span,
      hit: asked.hit === '' ? null : asked.hit === '1',
      limit: asked.pageSize,
      offset: offsetOf(asked),
    }),
    spanSums(call.app.read, owner, span),
  ])
  const { cases: all, hits: hit } = sums.now.get(figure) ?? { cases: 0, hits: 0 }
  return {
    list: found.map((row) => {
      const { amount, mean } = worthOf(figure, { value: Number(row.value), cases: 1 })
      return {
        sn: row.origin,
        caseSn: row.caseKey,
        time: row.at.toISOString(),
        storeName: (call.lang === 'en' && row.storeNameEn) || (row.storeName ?? ''),
        isHit: row.hit,
        amount,
        tonnes: figure === 'paid' ? Math.round(Number(row.grams) / 1000) / 1000 : null,
        mean,
      }
    }),
    total: asked.hit === '' ? all : asked.hit === '1' ? hit : all - hit,
    counts: { all, hit },
  }
}

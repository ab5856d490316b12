import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { indexSeries } from '../../market/endpoints.ts'
import { rfqPageMessages } from '../messages.ts'
import type { QuotedTerms, RequestedTerms } from '../rules/trade-terms.ts'

/** Names of the index series by their code. */
export function useSeriesNames(): (code: string) => string {
  const series = useCall(indexSeries, {})
  return (code) => series.data?.find((one) => one.seriesCode === code)?.seriesName ?? code
}

/** The price basis of a quotation in words. */
export function useBasisText(): (terms: QuotedTerms) => string {
  const t = useMessages(rfqPageMessages)
  const nameOf = useSeriesNames()
  return ({ priceBasis, seriesCode, premium, pricing }) => {
    if (priceBasis === 'FIXED') return t('basis_FIXED')
    const basis = t('basisOf', { index: nameOf(seriesCode), premium: premium.startsWith('-') ? premium.replace('-', '−') : `+${premium}` })
    if (!pricing) return basis
    const { from, to, method, fixings, marginPercent } = pricing
    const window = t('pricingOf', { from, to, method: t(`pricing_${method}`, { count: fixings }) })
    return [basis, window, ...(marginPercent > 0 ? [t('pricingMargin', { percent: marginPercent })] : [])].join(' · ')
  }
}

/** What is asked for of each term, in words; empty where it is open. */
export function useRequestedTexts(terms: RequestedTerms) {
  const t = useMessages(rfqPageMessages)
  const nameOf = useSeriesNames()
  return {
    payment: terms.payment === 'CREDIT' ? t('payCreditOf', { days: terms.payDays ?? 0 }) : terms.payment ? t(`pay_${terms.payment}`) : '',
    delivery: terms.delivery ? t(`delivery_${terms.delivery}`) : '',
    tax: terms.taxIncluded === undefined ? '' : t(`taxIn_${terms.taxIncluded}`),
    validity: terms.validDays === undefined ? '' : t('validAtLeast', { days: terms.validDays }),
    priceBasis: terms.priceBasis
      ? [t(`basis_${terms.priceBasis}`), terms.seriesCode ? nameOf(terms.seriesCode) : ''].filter(Boolean).join(' · ')
      : '',
  }
}

/** The terms of a request; nothing for those that are open. */
export function RequestedTermsDetails({ terms }: { terms: RequestedTerms }) {
  const t = useMessages(rfqPageMessages)
  const texts = useRequestedTexts(terms)
  return (
    <PropertyList
      list={[
        [t('term_payment'), texts.payment],
        [t('term_delivery'), texts.delivery],
        [t('term_tax'), texts.tax],
        [t('term_validity'), texts.validity],
        [t('term_priceBasis'), texts.priceBasis],
      ]}
    />
  )
}

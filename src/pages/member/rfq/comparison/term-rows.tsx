import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import type { Comparison } from '../../../../modules/rfq/endpoints-comparison.ts'
import { rfqPageMessages } from '../../../../modules/rfq/messages.ts'
import { comparedTerms, type ComparedTerm } from '../../../../modules/rfq/rules/trade-terms.ts'
import { useBasisText, useRequestedTexts } from '../../../../modules/rfq/ui/requested-terms-details.tsx'

type Quote = Comparison['quotations'][number]

/** The terms row by row: what was asked for, what each supplier answers, and whether that is it. */
export function TermRows({ of }: { of: Comparison }) {
  const t = useMessages(rfqPageMessages)
  const asked = useRequestedTexts(of.terms)
  const basis = useBasisText()
  const answers: Readonly<Record<ComparedTerm, (quote: Quote) => string>> = {
    payment: ({ payDays, payTerms }) =>
      [payDays === null ? '' : t(payDays === 0 ? 'pay_ON_DELIVERY' : 'payCreditOf', { days: payDays }), payTerms]
        .filter(Boolean)
        .join(' · '),
    delivery: ({ terms }) => (terms ? t(`delivery_${terms.delivery}`) : ''),
    tax: ({ taxIncluded }) => t(taxIncluded === 1 ? 'taxIn' : 'taxAdded'),
    validity: ({ validUntil }) => validUntil ?? '',
    priceBasis: ({ terms }) => (terms ? basis(terms) : ''),
  }
  // A term that nobody asked for and nobody answers has no row.
  const told = comparedTerms.filter((term) => asked[term] !== '' || of.quotations.some((quote) => answers[term](quote) !== ''))
  return told.map((term) => (
    <tr key={term}>
      <th scope="row" className="lab">
        {t(`term_${term}`)}
        {asked[term] !== '' && <div className="t12 c3">{t('asked', { what: asked[term] })}</div>}
      </th>
      {of.quotations.map((quote) => (
        <td key={quote.quotationSn}>
          {answers[term](quote)} {asked[term] !== '' && <TermTag meets={quote.meets[term]} />}
        </td>
      ))}
    </tr>
  ))
}

function TermTag({ meets }: { meets: boolean | null }) {
  const t = useMessages(rfqPageMessages)
  if (meets === null) return <Tag>{t('termSilent')}</Tag>
  return <Tag tone={meets ? 'ok' : 'warn'}>{t(meets ? 'termMet' : 'termMissed')}</Tag>
}

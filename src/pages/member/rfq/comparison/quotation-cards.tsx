import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../../ui/basic/short-time.ts'
import { ConsoleDialog } from '../../../../ui/console/console-dialog.tsx'
import { Field } from '../../../../ui/console/form/field.tsx'
import { Note } from '../../../../ui/feedback/states.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { quotationReject, revisionRequest, type Comparison } from '../../../../modules/rfq/endpoints-comparison.ts'
import { rfqPageMessages } from '../../../../modules/rfq/messages.ts'
import { QuotationStateTag } from '../../../../modules/rfq/ui/state-tags.tsx'

type Quote = Comparison['quotations'][number]

/** Each supplier's quotation by itself: what else it says, its older versions, and what the buyer may do. */
export function QuotationCards({ of, onDone }: { of: Comparison; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  return (
    <Panel title={t('eachQuote')}>
      <ul>
        {of.quotations.map((quote) => (
          <li key={quote.quotationSn} className="bx col g2 border-t border-line">
            <QuoteHead quote={quote} />
            {quote.isOutdated === 1 && <Note tone="warn">{t('outdated')}</Note>}
            {quote.note && <p className="t13 c2">{quote.note}</p>}
            {quote.wish && <p className="t13">{t('wished', { wish: quote.wish })}</p>}
            {quote.earlier.map((old) => (
              <p key={old.quotationSn} className="t12 c3">
                {t('edition', { edition: old.edition })} · {fullTime(old.submitTime)} ·{' '}
                <span className="num">¥{priceText(old.totalAmount)}</span> · {old.stateText}
                {old.wish && ` · ${t('wished', { wish: old.wish })}`}
              </p>
            ))}
            <QuoteActs of={of} quote={quote} onDone={onDone} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function QuoteHead({ quote }: { quote: Quote }) {
  const t = useMessages(rfqPageMessages)
  return (
    <div className="row g3 flex-wrap">
      <b className="b6">{quote.storeName}</b>
      <QuotationStateTag of={quote} />
      <span className="t12 c3 num">
        {quote.quotationSn} · {t('edition', { edition: quote.edition })} · {fullTime(quote.submitTime)}
      </span>
      <span className="sp" />
      <b className="num t16">¥{priceText(quote.totalAmount)}</b>
    </div>
  )
}

function QuoteActs({ of, quote, onDone }: { of: Comparison; quote: Quote; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  const [open, setOpen] = useState<Quote['can'][number] | null>(null)
  const [said, setSaid] = useState('')
  const named = { quotationSn: quote.quotationSn, expectedVersion: quote.version }
  const done = () => {
    setOpen(null)
    onDone()
  }
  const field = (name: 'wish' | 'reason') => (errors: Readonly<Record<string, string>>) => (
    <Field id={`rfq-${name}`} label={t(name)} error={errors[name]}>
      <Input.TextArea
        id={`rfq-${name}`}
        rows={3}
        maxLength={name === 'wish' ? 500 : 200}
        value={said}
        onChange={(event) => setSaid(event.target.value)}
      />
    </Field>
  )
  return (
    <div className="row g2 flex-wrap">
      {quote.storeId > 0 && (
        <ButtonLink size="sm" to={`/service?vid=${quote.storeId}`}>
          {t('chat')}
        </ButtonLink>
      )}
      {quote.can.includes('requestRevision') && (
        <Button size="sm" onClick={() => setOpen('requestRevision')}>
          {t('askRevision')}
        </Button>
      )}
      {quote.can.includes('reject') && (
        <Button size="sm" tone="danger" onClick={() => setOpen('reject')}>
          {t('rejectQuote')}
        </Button>
      )}
      {open === 'requestRevision' && (
        <ConsoleDialog
          title={`${t('askRevision')} · ${quote.storeName}`}
          ok={t('send')}
          call={revisionRequest}
          input={{ ...named, wish: said.trim(), targets: targetsOf(of) }}
          onDone={done}
          onClose={() => setOpen(null)}
        >
          {field('wish')}
        </ConsoleDialog>
      )}
      {open === 'reject' && (
        <ConsoleDialog
          title={`${t('rejectQuote')} · ${quote.storeName}`}
          ok={t('rejectQuote')}
          call={quotationReject}
          input={{ ...named, reason: said.trim() }}
          onDone={done}
          onClose={() => setOpen(null)}
        >
          {field('reason')}
        </ConsoleDialog>
      )}
    </div>
  )
}

/** The prices that were wished for in the request stand as targets of its lines. */
function targetsOf(comparison: Comparison) {
  return comparison.lines.flatMap(({ lineNo, wantedPrice }) => (wantedPrice === null ? [] : [{ lineNo, targetPrice: String(wantedPrice) }]))
}

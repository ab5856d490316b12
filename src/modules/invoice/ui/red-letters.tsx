import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { keepFile } from '../../../ui/basic/save-file.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { useConfirm } from '../../../ui/console/form/use-confirm.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { invoiceDownload, invoiceRedAnswer } from '../endpoints.ts'
import { sellerInvoiceDownload, sellerRedAnswer } from '../endpoints-staff.ts'
import type { InvoiceView, RedLetterView } from '../endpoints-schemas.ts'
import { invoicePageMessages } from '../messages.ts'

type Props = { readonly of: InvoiceView; readonly viewer: 'buyer' | 'store'; readonly onDone: () => void }

function Acts({ of, red, viewer, onDone }: Props & { readonly red: RedLetterView }) {
  const t = useMessages(invoicePageMessages)
  const mine = useAct(invoiceRedAnswer)
  const stores = useAct(sellerRedAnswer)
  const myFile = useAct(invoiceDownload)
  const storeFile = useAct(sellerInvoiceDownload)
  const ask = useConfirm()
  const { act } = viewer === 'buyer' ? mine : stores
  const file = viewer === 'buyer' ? myFile : storeFile
  const answer = async (wish: 'confirm' | 'deny' | 'withdraw') => {
    if (wish === 'confirm' && !(await ask({ title: t('wishConfirm'), ok: t('confirm'), isFinal: true }))) return
    if (await act({ redId: red.redId, wish }, t('answered'))) onDone()
  }
  return (
    <div className="row g2 wrp">
      {red.can.map((wish) => (
        <Button key={wish} size="sm" tone={wish === 'confirm' ? 'brand' : 'ghost'} onClick={() => void answer(wish)}>
          {t(wish)}
        </Button>
      ))}
      {red.number !== '' && (
        <Button
          size="sm"
          icon="download"
          busy={file.busy}
          onClick={() => void file.act({ invoiceId: of.invoiceId, redId: red.redId }).then((done) => done?.data && keepFile(done.data))}
        >
          {t('pdf')}
        </Button>
      )}
    </div>
  )
}

/** The red letters of an invoice, with what the reader may answer. */
export function RedLetters(props: Props) {
  const t = useMessages(invoicePageMessages)
  if (props.of.redLetters.length === 0) return null
  return (
    <section className="col g2" aria-label={t('redTitle')}>
      <b className="b5">{t('redTitle')}</b>
      {props.of.redLetters.map((red) => (
        <div key={red.redId} className="bx col g1">
          <div className="row g2 wrp">
            <b className="b5">{t(`red_${red.state}`)}</b>
            <span className="num">¥{priceText(red.amount)}</span>
            <span className="t13 c3">
              {t(`redBy_${red.askedBy}`)} · {t(`redReason_${red.reason}`)} · <span className="num">{fullTime(red.askTime)}</span>
            </span>
          </div>
          {red.lines.map((taken) => (
            <div key={taken.lineNo} className="row g2 t13 c2">
              <span className="grow">
                {taken.lineNo}. {props.of.lines.find((line) => line.lineNo === taken.lineNo)?.itemName}
              </span>
              <span className="num">−¥{priceText(taken.amount)}</span>
            </div>
          ))}
          {red.number !== '' && <span className="num t13">{red.number}</span>}
          {(red.state === '02' || red.state === '03') && red.expireTime && (
            <span className="t13 cd">{t('redUntil', { time: fullTime(red.expireTime) })}</span>
          )}
          {red.note !== '' && <span className="t13 c2">{red.note}</span>}
          {red.trouble !== '' && <span className="t13 cd">{red.trouble}</span>}
          <Acts {...props} red={red} />
        </div>
      ))}
    </section>
  )
}

import { useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import type { SampleCartView, sampleCartDelete } from '../../../modules/basket/endpoints-enquiry.ts'
import type { SampleLine } from '../../../modules/basket/endpoints-schemas.ts'
import { useCartMessages } from '../../../modules/basket/ui/use-messages.ts'
import { counted } from '../../../kernel/quantity/counted-unit.ts'

const deleteRef = callRef<typeof sampleCartDelete>('POST', 'v3/business/front/sampleCart/delete')

/** Samples that a buyer put aside, by store; sending is agreed upon with the store. Nothing where there is none. */
export function SampleBasket({ first }: { readonly first: SampleCartView }) {
  const t = useCartMessages()
  const toast = useToast()
  const [basket, setBasket] = useState(first)
  const remove = async (cartId: number) => {
    const answer = await callApi(deleteRef, { cartIds: [cartId] }).catch(() => null)
    if (answer?.state === 200 && answer.data) return setBasket(answer.data)
    return toast({ text: answer?.msg ?? t('networkFailed'), tone: 'warn' })
  }
  const lines = [...basket.storeSampleCartGroupList.flatMap((group) => group.storeSampleCartList), ...basket.invalidList]
  if (lines.length === 0) return null
  return (
    <section id="samples" className="pan mt-6 overflow-hidden" aria-label={t('samples')}>
      <div className="pan-h">
        <h2>
          {t('samples')} <span className="c3 num t13">{lines.length}</span>
        </h2>
        <span className="c3 t12">{t('samplesHelp')}</span>
        <span className="sp" />
        <Anchor className="btn sm po" to="/member/sample/apply" prefetch={false}>
          {t('applySamples')}
        </Anchor>
      </div>
      <div className="tw">
        <table className="tbl ct">
          <tbody>
            {lines.map((line) => (
              <SampleRow key={line.cartId} line={line} onRemove={() => void remove(line.cartId)} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function SampleRow({ line, onRemove }: { readonly line: SampleLine; readonly onRemove: () => void }) {
  const t = useCartMessages()
  return (
    <tr>
      <td />
      <td>
        <div className="it grid-cols-[48px_1fr]">
          <Picture src={line.goodsImage} alt="" width={48} />
          <div>
            <h3 className="t14 b5">
              <Anchor to={`/goods/detail/${line.productId}`}>{line.goodsName}</Anchor>
            </h3>
            <p className="s">{[line.specText, line.sampleNote].filter((text) => text !== '').join(' · ')}</p>
            {line.problem && <p className="t12 cd">{line.problem.text}</p>}
          </div>
        </div>
      </td>
      <td className="num nw">{counted(line.buyNum, line.unitName)}</td>
      <td className="r t12 nw">
        {line.problem === null && (
          <Anchor className="lk" to={`/service?vid=${line.storeId}`} prefetch={false}>
            {t('askForSample')}
          </Anchor>
        )}{' '}
        <button type="button" className="lk q" aria-label={`${t('remove')} ${line.goodsName}`} onClick={onRemove}>
          {t('remove')}
        </button>
      </td>
    </tr>
  )
}

import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import type { EnquiryLine } from '../../../modules/basket/endpoints-schemas.ts'
import { useCartMessages } from '../../../modules/basket/ui/use-messages.ts'

type Change = { readonly number?: string; readonly wantedPrice?: string; readonly wantedDate?: string; readonly remark?: string }

/** One wish: goods, quantity, hoped-for price and day, a remark. A field is kept when it is left. */
export function EnquiryRow({ line, onChange, onRemove }: { line: EnquiryLine; onChange: (change: Change) => void; onRemove: () => void }) {
  const t = useCartMessages()
  const field = (name: keyof Change, label: string, value: string, type = 'text') => (
    <span className="ipt">
      <input
        type={type}
        aria-label={`${label} ${line.goodsName}`}
        defaultValue={value}
        maxLength={name === 'remark' ? 200 : 16}
        inputMode={type === 'text' && name !== 'remark' ? 'decimal' : undefined}
        onBlur={(event) => event.target.value !== value && event.target.value !== '' && onChange({ [name]: event.target.value })}
      />
    </span>
  )
  return (
    <tr>
      <td />
      <td>
        <div className="it">
          <Picture src={line.goodsImage} alt="" width={80} />
          <div className="min-w-0">
            <h2 className="t14 b5">
              <Anchor to={`/goods/detail/${line.productId}`}>{line.goodsName}</Anchor>
            </h2>
            <p className="s">{line.specText}</p>
            {line.problem && <p className="t12 cd">{line.problem.text}</p>}
          </div>
        </div>
      </td>
      <td className="w-35">
        <div className="row g1">
          {field('number', t('quantity'), String(line.buyNum))}
          <span className="c3 t12">{line.unitName}</span>
        </div>
      </td>
      <td className="w-30">{field('wantedPrice', t('wantedPrice'), line.wantedPrice === null ? '' : String(line.wantedPrice))}</td>
      <td className="w-37.5">{field('wantedDate', t('wantedDate'), line.wantedDate ?? '', 'date')}</td>
      <td className="w-45">{field('remark', t('remark'), line.remark)}</td>
      <td className="r">
        <button type="button" className="lk q t12" onClick={onRemove}>
          {t('remove')}
        </button>
      </td>
    </tr>
  )
}

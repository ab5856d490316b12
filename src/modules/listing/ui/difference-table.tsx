import type { DifferenceRow } from '../endpoints-revisions.ts'
import { differenceLabel, differenceValue } from './difference-labels.ts'
import { useGoodsEditorMessages } from './goods-editor-fields.tsx'
import { goodsPictureUrl } from './upload-goods-picture.ts'

/** Every field that differs, old beside new; pictures as pictures. */
export function DifferenceTable({ rows }: { rows: readonly DifferenceRow[] }) {
  const t = useGoodsEditorMessages()
  return (
    <div className="tsc">
      <table className="tbl d">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th>{t('colField')}</th>
            <th>{t('colFrom')}</th>
            <th>{t('colTo')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.place} ${row.field}`}>
              <td className="t12 c3">{placeOf(t, row)}</td>
              <td className="nw b5">{differenceLabel(t, row)}</td>
              <td>
                <Value row={row} value={row.from} isOld />
              </td>
              <td>
                <Value row={row} value={row.to} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function placeOf(t: ReturnType<typeof useGoodsEditorMessages>, row: DifferenceRow): string {
  if (row.place === '') return t('goodsItself')
  return row.place.startsWith('new') ? `${t('newSku')} ${row.placeText}` : row.placeText || `#${row.place}`
}

function Value({ row, value, isOld }: { row: DifferenceRow; value: string; isOld?: boolean }) {
  const t = useGoodsEditorMessages()
  if (value === '') return <span className="c3">{t('empty')}</span>
  if (row.field === 'gallery')
    return (
      <span className="row g1 wrp">
        {value.split('\n').map((name) => (
          <img key={name} src={goodsPictureUrl(name, 160)} alt={name} width={56} height={56} className="object-cover rounded-2" />
        ))}
      </span>
    )
  const text = differenceValue(t, row, value)
  return (
    <span
      className={isOld ? 'c2 whitespace-pre-wrap wrap-anywhere block max-w-105' : 'b5 whitespace-pre-wrap wrap-anywhere block max-w-105'}
    >
      {isOld ? <del>{text}</del> : text}
    </span>
  )
}

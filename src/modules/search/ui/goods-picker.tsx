import { useState, type FormEvent } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { goodsList } from '../endpoints.ts'
import { goodsPickerMessages } from '../messages.ts'

export type PickedGoods = { readonly productId: number; readonly goodsName: string; readonly specText: string; readonly unitName: string }

/** Finds goods by words; each hit is the SKU that fits the words best. */
export function GoodsPicker({ onAdd }: { onAdd: (found: PickedGoods) => void }) {
  const t = useMessages(goodsPickerMessages)
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const call = useCall(goodsList, keyword === '' ? null : { keyword, pageSize: 8, facets: 0 })
  const search = (event: FormEvent) => {
    event.preventDefault()
    setKeyword(typed.trim())
  }
  return (
    <div className="col g2">
      <form onSubmit={search} className="row g2 items-end" role="search">
        <TextField
          dense
          label={t('search')}
          placeholder={t('searchHint')}
          icon="search"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('search')}</Button>
      </form>
      {keyword !== '' && (
        <CallView call={call} rows={3}>
          {({ list }) =>
            list.length === 0 ? (
              <p className="t13 c3">{t('noHits')}</p>
            ) : (
              <ul className="col g2">
                {list.map((one) => (
                  <li key={one.goodsId} className="row g3 t13">
                    <span className="flex-1 min-w-0">
                      <b className="b5">{one.goodsName}</b> <span className="c3">{one.specLine}</span>
                    </span>
                    <Button
                      size="sm"
                      aria-label={`${t('add')} ${one.goodsName}`}
                      onClick={() =>
                        onAdd({
                          productId: one.defaultProductId,
                          goodsName: one.goodsName,
                          specText: one.specLine,
                          unitName: one.priceUnit,
                        })
                      }
                    >
                      {t('add')}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </CallView>
      )}
    </div>
  )
}

import { Modal } from 'antd'
import { useState } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { ConsoleDialog } from '../../../ui/console/console-dialog.tsx'
import { Field } from '../../../ui/console/form/field.tsx'
import { MoneyInput } from '../../../ui/console/form/value-inputs.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { floorPrices, floorPriceSave } from '../../../modules/rfq/endpoints-store-settings.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import { GoodsPicker } from '../../../modules/search/ui/goods-picker.tsx'

type Floor = RefOutput<typeof floorPrices>['list'][number]
type Priced = Pick<Floor, 'productId' | 'goodsName' | 'specText' | 'unitName'> & {
  readonly unitCode: string
  readonly unitPrice: number | null
}

/** Floor prices by SKU; only the main account reads them. */
export function FloorPrices() {
  const t = useMessages(rfqPageMessages)
  const call = useCall(floorPrices, {})
  const [isSearching, setSearching] = useState(false)
  const [open, setOpen] = useState<Priced | null>(null)
  const isMain = call.data?.isMainAccount === 1
  return (
    <Panel
      title={t('floors')}
      sub={t('floorsHelp')}
      more={
        isMain && (
          <Button size="sm" icon="plus" onClick={() => setSearching(true)}>
            {t('addFloor')}
          </Button>
        )
      }
    >
      <CallView call={call}>
        {({ list }) =>
          !isMain ? (
            <div className="bx">
              <Note>{t('floorsForMain')}</Note>
            </div>
          ) : list.length === 0 ? (
            <Empty icon="lock" title={t('noFloors')} help={t('floorsHelp')} />
          ) : (
            <FloorTable list={list} onEdit={setOpen} onDone={call.reload} />
          )
        }
      </CallView>
      <Modal open={isSearching} footer={null} title={t('addFloor')} onCancel={() => setSearching(false)} destroyOnHidden>
        <GoodsPicker
          onAdd={(found) => {
            setSearching(false)
            setOpen({ ...found, unitCode: '', unitPrice: null })
          }}
        />
      </Modal>
      {open && (
        <FloorDialog
          of={open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            call.reload()
          }}
        />
      )}
    </Panel>
  )
}

type TableProps = { readonly list: readonly Floor[]; readonly onEdit: (of: Priced) => void; readonly onDone: () => void }

function FloorTable({ list, onEdit, onDone }: TableProps) {
  const t = useMessages(rfqPageMessages)
  const { act, busy } = useAct(floorPriceSave)
  const remove = async ({ productId, unitCode }: Floor) => {
    if (await act({ productId, unitCode }, t('settingsSaved'))) onDone()
  }
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colGoods')}</th>
            <th className="r">{t('colFloor')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((floor) => (
            <tr key={`${floor.productId} ${floor.unitCode}`}>
              <td data-l={t('colGoods')}>
                <b className="b5">{floor.goodsName}</b> <span className="c3">{floor.specText}</span>
              </td>
              <td className="r num nw" data-l={t('colFloor')}>
                ¥{priceText(floor.unitPrice)}/{floor.unitName}
              </td>
              <td className="r nw">
                <span className="row g2 justify-end">
                  <Button size="sm" aria-label={`${t('colFloor')} ${floor.goodsName}`} onClick={() => onEdit(floor)}>
                    {t('colFloor')}
                  </Button>
                  <Button size="sm" busy={busy} aria-label={`${t('remove')} ${floor.goodsName}`} onClick={() => void remove(floor)}>
                    {t('remove')}
                  </Button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FloorDialog({ of, onClose, onDone }: { of: Priced; onClose: () => void; onDone: () => void }) {
  const t = useMessages(rfqPageMessages)
  const [unitPrice, setUnitPrice] = useState(of.unitPrice === null ? '' : String(of.unitPrice))
  const { productId, unitCode } = of
  return (
    <ConsoleDialog
      title={t('colFloor')}
      call={floorPriceSave}
      input={{ productId, unitCode, unitPrice: unitPrice || '0' }}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) => (
        <Field
          id="rfq-floor"
          label={`${of.goodsName} ${of.specText}`}
          error={errors['unitPrice'] ?? errors['productId']}
          unit={t('perUnit', { unit: of.unitName })}
        >
          <MoneyInput id="rfq-floor" value={unitPrice} decimals={4} onChange={setUnitPrice} />
        </Field>
      )}
    </ConsoleDialog>
  )
}

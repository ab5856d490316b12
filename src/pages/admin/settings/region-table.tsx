import { App } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { adminRegionMove, adminRegionSave } from '../../../modules/site/endpoints-regions.ts'
import { regionMessages } from './messages.ts'
import type { AdminRegion } from './region-dialog.tsx'

type Props = {
  readonly regions: readonly AdminRegion[]
  /** Regions of one parent have an order; those of a search have none. */
  readonly isOrdered: boolean
  readonly onOpen: (code: string) => void
  readonly onEdit: (region: AdminRegion) => void
  readonly onDone: () => void
}

/** Regions with their names, what is below them, and whether goods are delivered there. */
export function RegionTable({ regions, isOrdered, onOpen, onEdit, onDone }: Props) {
  const t = useMessages(regionMessages)
  return (
    <div className="tsc">
      <table className="tbl so">
        <thead>
          <tr>
            <th>{t('code')}</th>
            <th>{t('name')}</th>
            <th>{t('nameEn')}</th>
            <th>{t('below')}</th>
            <th>{t('state')}</th>
            <th>{t('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {regions.map((region, index) => (
            <tr key={region.code}>
              <td className="num c3">{region.code}</td>
              <td className="nw">
                {region.level < 3 ? (
                  <button type="button" className="cl b5" onClick={() => onOpen(region.code)}>
                    {region.name}
                  </button>
                ) : (
                  <span className="b5">{region.name}</span>
                )}
              </td>
              <td className={region.nameEn === '' ? 'c3' : undefined}>{region.nameEn || region.spelled}</td>
              <td className="t12 c3 nw">
                {region.level < 3 && t('belowNum', { count: region.childNum })}{' '}
                {region.closedNum > 0 && t('closedNum', { count: region.closedNum })}
              </td>
              <td className="nw">
                <StateDot tone={region.isEnabled === 1 ? 'ok' : 'quiet'}>{t(region.isEnabled === 1 ? 'isOpen' : 'isClosed')}</StateDot>
              </td>
              <td>
                <RegionActs
                  region={region}
                  place={isOrdered ? { index, last: regions.length - 1 } : null}
                  onEdit={onEdit}
                  onDone={onDone}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ActsProps = Pick<Props, 'onEdit' | 'onDone'> & {
  readonly region: AdminRegion
  readonly place: { readonly index: number; readonly last: number } | null
}

function RegionActs({ region, place, onEdit, onDone }: ActsProps) {
  const t = useMessages(regionMessages)
  const { modal } = App.useApp()
  const saving = useAct(adminRegionSave)
  const moving = useAct(adminRegionMove)
  const { code, name, nameEn, version } = region
  const turn = async (isEnabled: 0 | 1) => {
    if (await saving.act({ code, name, nameEn, version, isEnabled }, t('saved'))) onDone()
  }
  const move = async (direction: 'up' | 'down' | 'top') => {
    if (await moving.act({ code, direction })) onDone()
  }
  const ask = () =>
    void modal.confirm({
      title: t('closeTitle', { name }),
      content: t('closeHelp'),
      okText: t('close'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => turn(0),
    })
  return (
    <div className="row g1">
      {place && (
        <>
          <Button size="sm" disabled={place.index === 0} aria-label={`${t('top')} ${name}`} onClick={() => void move('top')}>
            {t('top')}
          </Button>
          <Button
            size="sm"
            square
            icon="arrow-up"
            aria-label={`${t('up')} ${name}`}
            disabled={place.index === 0}
            onClick={() => void move('up')}
          />
          <Button
            size="sm"
            square
            icon="arrow-down"
            aria-label={`${t('down')} ${name}`}
            disabled={place.index === place.last}
            onClick={() => void move('down')}
          />
        </>
      )}
      <Button size="sm" aria-label={`${t('edit')} ${name}`} onClick={() => onEdit(region)}>
        {t('edit')}
      </Button>
      <Button
        size="sm"
        tone={region.isEnabled === 1 ? 'ghost' : 'brand-outline'}
        busy={saving.busy}
        aria-label={`${t(region.isEnabled === 1 ? 'close' : 'open')} ${name}`}
        onClick={() => (region.isEnabled === 1 ? ask() : void turn(1))}
      >
        {t(region.isEnabled === 1 ? 'close' : 'open')}
      </Button>
    </div>
  )
}

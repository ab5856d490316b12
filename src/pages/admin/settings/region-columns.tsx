import { App } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { StateDot } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
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
export function useRegionColumns({ regions, isOrdered, onOpen, onEdit, onDone }: Props): readonly ListColumn<AdminRegion>[] {
  const t = useMessages(regionMessages)
  const placeOf = (region: AdminRegion) => (isOrdered ? { index: regions.indexOf(region), last: regions.length - 1 } : null)
  const below = ({ level, childNum, closedNum }: AdminRegion) =>
    [level < 3 ? t('belowNum', { count: childNum }) : '', closedNum > 0 ? t('closedNum', { count: closedNum }) : '']
      .filter((text) => text !== '')
      .join(' ')
  return [
    { key: 'code', title: t('code'), text: ({ code }) => code },
    {
      key: 'name',
      title: t('name'),
      as: 'title',
      isTight: true,
      cell: ({ level, code, name }) =>
        level < 3 ? (
          <button type="button" className="cl b5" onClick={() => onOpen(code)}>
            {name}
          </button>
        ) : (
          <b className="b5">{name}</b>
        ),
    },
    {
      key: 'nameEn',
      title: t('nameEn'),
      text: ({ nameEn, spelled }) => nameEn || spelled,
      cell: ({ nameEn, spelled }) => <span className={nameEn === '' ? 'c3' : undefined}>{nameEn || spelled}</span>,
    },
    { key: 'below', title: t('below'), isTight: true, text: below, cell: (region) => <span className="t12 c3">{below(region)}</span> },
    {
      key: 'state',
      title: t('state'),
      as: 'state',
      isTight: true,
      text: ({ isEnabled }) => t(isEnabled === 1 ? 'isOpen' : 'isClosed'),
      cell: ({ isEnabled }) => <StateDot tone={isEnabled === 1 ? 'ok' : 'quiet'}>{t(isEnabled === 1 ? 'isOpen' : 'isClosed')}</StateDot>,
    },
    {
      key: 'actions',
      title: t('actions'),
      as: 'actions',
      cell: (region) => <RegionActs region={region} place={placeOf(region)} onEdit={onEdit} onDone={onDone} />,
    },
  ]
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
    <>
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
    </>
  )
}

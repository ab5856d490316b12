import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { templateList } from '../../../modules/notification/endpoints-admin.ts'
import { channels } from '../../../modules/notification/rules/channels.ts'
import { audiences } from '../../../modules/notification/rules/notification-policy.ts'
import { TemplateDialog } from './template-dialog.tsx'
import { notificationAdminMessages } from './messages.ts'

const filterNames = ['audience', 'keyword', 'template', 'channel'] as const
type Row = RefOutput<typeof templateList>['list'][number]
type Way = Row['channels'][number]

/** Every event that people are told of, by which ways, and in whose words. The opened one stands in the address. */
export default function TemplateListPage() {
  const t = useMessages(notificationAdminMessages)
  const { values, set, ...list } = useList('admin.templates', filterNames)
  const audience = audiences.find((one) => one === values.audience) ?? ''
  const channel = channels.find((one) => one === values.channel)
  const call = useCall(templateList, { audience, keyword: values.keyword })
  const close = () => set({ template: '', channel: '' })
  const columns = useTemplateColumns((template, way) => set({ template, channel: way }))
  return (
    <>
      <List
        label={t('templates')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={({ template }) => template}
        columns={columns}
        tabs={{
          list: [{ key: '', label: t('all') }, ...audiences.map((key) => ({ key, label: t(`audience_${key}`) }))],
          current: audience,
          onChange: (next) => set({ audience: next }),
        }}
        filters={<KeywordFilter label={t('find')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />}
        empty={<Empty icon="search-x" title={t('noneFound')} />}
      />
      {values.template !== '' && channel && (
        <TemplateDialog
          key={values.template + channel}
          template={values.template}
          channel={channel}
          onClose={close}
          onSaved={call.reload}
        />
      )}
    </>
  )
}

function useTemplateColumns(onOpen: (template: string, channel: Way['channel']) => void): readonly ListColumn<Row>[] {
  const t = useMessages(notificationAdminMessages)
  const wayOf = (row: Row, channel: Way['channel']) => row.channels.find((way) => way.channel === channel)
  return [
    { key: 'event', title: t('event'), as: 'title', sort: 'event', text: ({ title }) => title },
    { key: 'audience', title: t('audience'), sort: 'audience', isTight: true, text: ({ audience }) => t(`audience_${audience}`) },
    ...channels.map((channel): ListColumn<Row> => ({
      key: channel,
      title: t(`way_${channel}`),
      isTight: true,
      text: (row) => {
        const way = wayOf(row, channel)
        return way ? t(wayWord(way)) : null
      },
      cell: (row) => <WayCell row={row} way={wayOf(row, channel)} onOpen={onOpen} />,
    })),
  ]
}

type WayProps = {
  readonly row: Row
  readonly way: Way | undefined
  readonly onOpen: (template: string, channel: Way['channel']) => void
}

function WayCell({ row, way, onOpen }: WayProps) {
  const t = useMessages(notificationAdminMessages)
  if (!way) return null
  return (
    <>
      <button
        type="button"
        className="lk t13"
        aria-label={t('openWay', { event: row.title, way: t(`way_${way.channel}`) })}
        onClick={() => onOpen(row.template, way.channel)}
      >
        {t(wayWord(way))}
      </button>{' '}
      {way.isOwn === 1 && (
        <Tag small tone="info">
          {t('ownWords')}
        </Tag>
      )}
    </>
  )
}

function wayWord({ isOn, isFixed, isUsual }: Way) {
  if (isFixed === 1) return 'isFixed'
  if (isOn === 0) return 'isClosed'
  return isUsual === 1 ? 'isUsual' : 'isChoice'
}

import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { ConsoleList } from '../../../ui/console/console-list.tsx'
import { useFilters } from '../../../ui/console/use-filters.ts'
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
  const { values, set } = useFilters(filterNames)
  const audience = audiences.find((one) => one === values.audience) ?? ''
  const channel = channels.find((one) => one === values.channel)
  const call = useCall(templateList, { audience, keyword: values.keyword })
  const close = () => set({ template: '', channel: '' })
  return (
    <>
      <ConsoleList
        label={t('templates')}
        tabs={{
          list: [{ key: '', label: t('all') }, ...audiences.map((key) => ({ key, label: t(`audience_${key}`) }))],
          current: audience,
          onChange: (next) => set({ audience: next }),
        }}
        bar={<KeywordFilter label={t('find')} value={values.keyword} onSearch={(keyword) => set({ keyword })} />}
        call={call}
        empty={<Empty icon="search-x" title={t('noneFound')} />}
      >
        {({ list }) => <TemplateTable list={list} onOpen={(template, way) => set({ template, channel: way })} />}
      </ConsoleList>
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

function TemplateTable({ list, onOpen }: { list: readonly Row[]; onOpen: (template: string, channel: Way['channel']) => void }) {
  const t = useMessages(notificationAdminMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('event')}</th>
            <th>{t('audience')}</th>
            {channels.map((channel) => (
              <th key={channel}>{t(`way_${channel}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.template}>
              <td className="b5">{one.title}</td>
              <td className="nw t13 c2">{t(`audience_${one.audience}`)}</td>
              {one.channels.map((way) => (
                <td key={way.channel} className="nw">
                  <button
                    type="button"
                    className="lk t13"
                    aria-label={t('openWay', { event: one.title, way: t(`way_${way.channel}`) })}
                    onClick={() => onOpen(one.template, way.channel)}
                  >
                    {t(wayWord(way))}
                  </button>{' '}
                  {way.isOwn === 1 && (
                    <Tag small tone="info">
                      {t('ownWords')}
                    </Tag>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function wayWord({ isOn, isFixed, isUsual }: Way) {
  if (isFixed === 1) return 'isFixed'
  if (isOn === 0) return 'isClosed'
  return isUsual === 1 ? 'isUsual' : 'isChoice'
}

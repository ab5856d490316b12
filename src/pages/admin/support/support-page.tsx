import { App, Input } from 'antd'
import { useNavigate } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useFilters } from '../../../ui/console/use-filters.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { supportFind, supportOpen } from '../../../modules/support/endpoints.ts'
import { supportAdminMessages } from './messages.ts'

const filterNames = ['keyword'] as const
type Subject = {
  readonly key: string
  readonly name: string
  readonly detail: string
  /** Its record. */
  readonly to: string
  readonly wish: { memberId?: number; storeId?: number }
}

/** Finds a member or a store and opens support's view of it, with a reason. */
export default function SupportPage() {
  const t = useMessages(supportAdminMessages)
  const { values, set } = useFilters(filterNames)
  const { keyword } = values
  const call = useCall(supportFind, keyword === '' ? null : { keyword })
  return (
    <div className="col g3">
      <Note icon="headset">{t('lead')}</Note>
      <section className="pan" aria-label={t('supportTitle')}>
        <div className="flt">
          <KeywordFilter label={t('keyword')} value={keyword} onSearch={(next) => set({ keyword: next })} />
        </div>
        {keyword === '' && <Empty icon="search" title={t('start')} />}
      </section>
      {keyword !== '' && (
        <CallView call={call}>
          {({ members, stores }) => (
            <div className="col g3">
              <Subjects
                title={t('members')}
                list={members.map((member) => ({
                  key: `m${member.memberId}`,
                  name: member.memberName,
                  detail: [member.typeName, member.mobile, member.company].filter(Boolean).join(' · '),
                  to: `/admin/member/detail?memberId=${member.memberId}`,
                  wish: { memberId: member.memberId },
                }))}
              />
              <Subjects
                title={t('stores')}
                list={stores.map((store) => ({
                  key: `s${store.storeId}`,
                  name: store.storeName,
                  detail: store.companyName,
                  to: `/admin/store/detail?storeId=${store.storeId}`,
                  wish: { storeId: store.storeId },
                }))}
              />
            </div>
          )}
        </CallView>
      )}
    </div>
  )
}

function Subjects({ title, list }: { title: string; list: readonly Subject[] }) {
  const t = useMessages(supportAdminMessages)
  const { modal } = App.useApp()
  const { act } = useAct(supportOpen)
  const navigate = useNavigate()
  const ask = ({ name, wish }: Subject) => {
    let reason = ''
    void modal.confirm({
      title: `${t('view')} · ${name}`,
      content: (
        <Input
          aria-label={t('reason')}
          placeholder={t('reason')}
          maxLength={200}
          onChange={(event) => (reason = event.target.value.trim())}
        />
      ),
      okText: t('open'),
      cancelText: t('cancel'),
      onOk: async () => {
        const done = await act({ ...wish, reason })
        // A refused reason leaves the dialog open with what was typed.
        if (!done?.data) throw new Error('refused')
        await navigate(`/admin/support/look?lookId=${done.data.lookId}`)
      },
    })
  }
  return (
    <Panel title={title}>
      {list.length === 0 ? (
        <p className="bx t13 c3">{t('none')}</p>
      ) : (
        <ul className="bx col g2">
          {list.map((subject) => (
            <li key={subject.key} className="row g3 flex-wrap">
              <Anchor className="lk t13 b6" to={subject.to}>
                {subject.name}
              </Anchor>
              <span className="t13 c3 sp">{subject.detail}</span>
              <Button size="sm" onClick={() => ask(subject)} aria-label={`${t('view')} ${subject.name}`}>
                {t('view')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

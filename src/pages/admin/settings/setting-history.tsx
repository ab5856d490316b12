import { Drawer } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminSettingHistory } from '../../../modules/site/endpoints-settings.ts'
import { settingLabel } from './setting-label.ts'
import { settingMessages } from './messages.ts'

type Props = { readonly name: string; readonly onClose: () => void; readonly onRestore: (name: string, value: string) => void }

/** Who changed one setting, or with an empty name any; an old value can be put back into the form. */
export function SettingHistory({ name, onClose, onRestore }: Props) {
  const t = useMessages(settingMessages)
  const [before, setBefore] = useState<number | undefined>(undefined)
  const history = useCall(adminSettingHistory, { name, before })
  return (
    <Drawer open size={520} title={name === '' ? t('history') : `${t('history')} · ${settingLabel(t, name)}`} onClose={onClose}>
      <CallView call={history}>
        {({ list, nextBefore }) =>
          list.length === 0 ? (
            <Empty icon="history" title={t('noHistory')} />
          ) : (
            <ol className="col g3">
              {list.map((one) => (
                <li key={`${one.at}${one.name}`} className="t13">
                  <div className="row g2 wrp">
                    <b>{settingLabel(t, one.name)}</b>
                    <span className="c3 num t12">{fullTime(one.at)}</span>
                    <span className="c3 t12">{one.actorName}</span>
                  </div>
                  <div className="hst">
                    <Value text={one.old} />
                    <span className="c3">→</span>
                    <Value text={one.new} />
                    {one.old !== one.new && (
                      <button type="button" className="lk q t12" onClick={() => onRestore(one.name, one.old)}>
                        {t('putBack')}
                      </button>
                    )}
                  </div>
                </li>
              ))}
              {nextBefore !== null && (
                <Button size="sm" onClick={() => setBefore(nextBefore)}>
                  {t('older')}
                </Button>
              )}
            </ol>
          )
        }
      </CallView>
    </Drawer>
  )
}

function Value({ text }: { text: string }) {
  const t = useMessages(settingMessages)
  if (/^\/(files|media)\//.test(text)) return <img src={text} alt="" className="max-h-10 max-w-30" />
  return <span>{text === '' ? t('empty') : text}</span>
}

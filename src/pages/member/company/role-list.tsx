import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { companyCapabilities } from '../../../api/caller.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { RoleEditor } from '../../../ui/console/role-editor.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { roleDelete, roleList, roleSave } from '../../../modules/enterprise/endpoints-roles.ts'
import { companyMessages } from './messages.ts'

/** The company's roles: names of its own over a fixed vocabulary. */
export function RoleList() {
  const t = useMessages(companyMessages)
  const call = useCall(roleList, {})
  const save = useAct(roleSave)
  const drop = useAct(roleDelete)
  const done = (answer: object | null) => {
    if (answer) call.reload()
    return answer !== null
  }
  return (
    <CallView call={call} rows={3}>
      {({ roles, capabilities }) => (
        <RoleEditor
          title={t('rolesTitle')}
          lead={t('rolesLead')}
          roles={roles.map((role) => ({ ...role, rights: role.capabilities }))}
          rights={capabilities.map(({ capability, name }) => ({ right: capability, name }))}
          busy={save.busy}
          onSave={async ({ roleId, name, rights }) =>
            done(
              await save.act(
                { roleId, name, capabilities: companyCapabilities.filter((companyCapability) => rights.includes(companyCapability)) },
                t('saved'),
              ),
            )
          }
          onDelete={async (roleId) => done(await drop.act({ roleId }, t('done')))}
        />
      )}
    </CallView>
  )
}

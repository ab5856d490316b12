import { useState, type FormEvent } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { uploadPicture, type UploadedPicture } from '../../../api/browser/upload-picture.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { ImagePicker } from '../../../ui/form/image-picker.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/commerce.css'
import { memberInfo, memberUpdate } from '../../../modules/member/endpoints.ts'
import { verificationMessages } from '../../../modules/member/messages.ts'

const mostAvatarBytes = 1024 * 1024

/** Nickname and avatar. */
export default function InfoPage() {
  const call = useCall(memberInfo, {})
  return <CallView call={call}>{(member) => <InfoForm member={member} />}</CallView>
}

function InfoForm({ member }: { member: RefOutput<typeof memberInfo> }) {
  const t = useMessages(verificationMessages)
  const { act, busy } = useAct(memberUpdate)
  const [memberNickName, setNickName] = useState(member.memberNickName)
  const [memberAvatar, setAvatar] = useState(member.memberAvatar)
  const upload = (file: File): Promise<UploadedPicture> =>
    file.size > mostAvatarBytes ? Promise.resolve({ kind: 'refused', text: t('avatarTooLarge') }) : uploadPicture(file, 'avatar')
  const save = (event: FormEvent) => {
    event.preventDefault()
    void act({ memberNickName, memberAvatar }, t('saved'))
  }
  return (
    <Panel
      title={t('infoTitle')}
      more={
        <span className="row g3">
          <Anchor className="lk t13" to="/member/account">
            {t('goAccount')}
          </Anchor>
          <Anchor className="lk t13" to="/member/security">
            {t('goSecurity')}
          </Anchor>
        </span>
      }
    >
      <form className="bx max-w-120" onSubmit={save} noValidate>
        <ImagePicker
          images={memberAvatar ? [{ name: memberAvatar, url: `/files/${memberAvatar}` }] : []}
          onChange={(images) => setAvatar(images[0]?.name ?? '')}
          upload={upload}
          most={1}
          labels={{
            title: t('avatar'),
            add: t('addPicture'),
            remove: t('removePicture'),
            help: t('avatarHelp'),
            tooLarge: t('avatarTooLarge'),
            wrongType: t('pictureType'),
            failed: t('uploadFailed'),
          }}
        />
        <TextField label={t('memberName')} size="lg" value={member.memberName} disabled readOnly />
        <TextField label={t('memberType')} size="lg" value={member.memberTypeName} disabled readOnly />
        <TextField
          label={t('nickName')}
          size="lg"
          required
          maxLength={40}
          value={memberNickName}
          onChange={(event) => setNickName(event.target.value)}
        />
        <Button type="submit" tone="brand" size="lg" busy={busy} disabled={memberNickName.trim() === ''}>
          {t('save')}
        </Button>
      </form>
    </Panel>
  )
}

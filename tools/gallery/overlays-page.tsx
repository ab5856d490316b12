import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '../../src/ui/basic/button.tsx';
import { Logo } from '../../src/ui/basic/logo.tsx';
import { Checkbox } from '../../src/ui/form/choice.tsx';
import { CodeField, PasswordField, TextField } from '../../src/ui/form/field.tsx';
import { Tabs } from '../../src/ui/layout/tabs.tsx';
import { ConditionDialog } from '../../src/ui/overlay/condition-dialog.tsx';
import { Dialog } from '../../src/ui/overlay/dialog.tsx';
import { HomePage } from './home-page.tsx';

function Login({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState('a');
  return (
    <Dialog open onClose={onClose} title="登录" titleHidden closeLabel="关闭" kind="login">
      <Logo name="锌桥" latin="ZincBridge" size={32} />
      <Tabs label="登录方式" tabs={[{ key: 'a', label: '账号登录' }, { key: 'p', label: '手机登录' }]} current={tab} onChange={setTab}>
        {tab === 'a' ? (
          <><TextField label="账号" labelHidden icon="user" size="xl" placeholder="账号 / 手机号" defaultValue="hengyu" error="请输入正确的账号/手机号" /><PasswordField label="密码" labelHidden size="xl" placeholder="请输入密码" labels={{ show: '显示密码', hide: '隐藏密码' }} /></>
        ) : (
          <><TextField label="手机号" labelHidden icon="smartphone" size="xl" placeholder="请输入手机号" /><CodeField label="验证码" labelHidden size="xl" secondsLeft={47} onSend={() => undefined} labels={{ send: '获取验证码', resendIn: (s) => `${s} s 后重发` }} /></>
        )}
      </Tabs>
      <div className="row" style={{ margin: '2px 0 16px' }}><Checkbox defaultChecked>7 天内自动登录</Checkbox><span className="sp" /><a className="lk q t13" href="#/">忘记密码</a></div>
      <Button size="xl" tone="brand" block>登录</Button>
    </Dialog>
  );
}

/** Dialogs over a page: /overlays/login, /overlays/conditions, /overlays/sheet. */
export function OverlaysPage() {
  const { which } = useParams();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <HomePage />
      {which === 'login' && open && <Login onClose={close} />}
      <ConditionDialog open={open && which === 'conditions'} onClose={close} lead="询价功能暂未开通，满足以下条件后即可使用：" labels={{ title: '提示', close: '关闭', met: '已满足', unmet: '未满足', goFulfil: '去完成', understood: '我已知晓' }}
        conditions={[{ key: '1', text: '完成企业实名认证', met: true }, { key: '2', text: '绑定手机号与邮箱', met: true }, { key: '3', text: '维护至少 1 个收货地址', met: false, to: '/address' }]} />
      <Dialog open={open && which === 'sheet'} onClose={close} title="选择规格" closeLabel="关闭" kind="sheet" footer={<><Button size="lg" tone="action-outline">加入采购车</Button><Button size="lg" tone="action">立即订购</Button></>}><p>DN50 × 3.5 × 6 m</p></Dialog>
    </>
  );
}

type SettingRow = { readonly name: string; readonly value: string; readonly is_public: boolean; readonly label_zh: string }

const open = (name: string, value: string, label: string): SettingRow => ({ name, value, is_public: true, label_zh: label })
const closed = (name: string, value: string, label: string): SettingRow => ({ name, value, is_public: false, label_zh: label })

/** Every setting of the specification (section 3) and those that our own pages read, with the values of the demonstration. */
export const settings: readonly SettingRow[] = [
  open('main_site_logo', '', '商城 Logo（空则使用内置标志）'),
  open('main_user_center_logo', '', '会员中心 Logo'),
  open('main_user_logon_bg', '', '登录页背景'),
  open('main_user_register_bg', '', '注册页背景'),
  open('main_user_forget_password_bg', '', '找回密码页背景'),
  open('pc_home_bottom_adv', '', '首页底部广告'),
  open('basic_site_name', '锌桥', '网站名称'),
  open('basic_site_name_en', 'ZincBridge', '网站英文名称'),
  open('basic_site_icp', '沪ICP备00000000号（演示）', 'ICP 备案号'),
  open('basic_site_copyright', '© 2026 锌桥 ZincBridge（演示数据）', '版权信息'),
  open('basic_site_copyright_en', '© 2026 ZincBridge (demonstration data)', '英文版权信息'),
  open('basic_site_technical_support', '', '技术支持'),
  open('mall_foot_QR_code_image1', '', '页脚二维码一'),
  open('mall_foot_QR_code_image2', '', '页脚二维码二'),
  open('basic_site_phone', '400-000-0000', '客服电话'),
  open('main_admin_top_logo', '', '管理端顶部 Logo'),
  open('platform_customer_service_name', '锌桥客服', '平台客服名称'),
  open('platform_customer_service_logo', '', '平台客服头像'),
  open('login_wx_pc_is_enable', '1', '电脑端微信登录开关'),
  open('login_wx_pc_appid', 'wx00000000000000de', '电脑端微信登录 AppID'),
  open('mobile_site_url', '', '手机站地址（空则本站自适应，不跳转）'),
  open('basic_site_license', '', '营业执照与增值电信业务许可证信息'),
  open('basic_site_public_security', '', '公安备案号'),
  open('default_city_code', '310100', '默认收货城市'),
  open('hot_search_words', '0# 锌锭,DN50 镀锌管,氯化锌铵,热镀锌角钢,钢格板 G325/30/100,无铬钝化液,锌镍合金,测厚仪', '热门搜索词'),
  open('points_pay_share_percent', '10', '积分抵扣占订单金额的上限（%）'),
  closed('credit_overdue_amount', '100', '账期逾期不超过该金额时不冻结（元）'),
  closed('credit_overdue_days', '0', '账期逾期不超过该天数时不冻结'),
  closed('credit_confirm_days', '5', '账期账单自动确认时限（天）'),
  closed('order_pay_timeout_hours', '24', '在线支付订单自动取消时限（小时）'),
  closed('order_transfer_timeout_days', '3', '对公转账订单自动取消时限（工作日）'),
  closed('order_auto_receive_days', '10', '自动确认收货时限（天）'),
  // The demonstration may be looked at on any day and hour; the usual session is 9 to 15 on working days.
  closed('pricing_open_hour', '0', '点价开始（整点）'),
  closed('pricing_close_hour', '24', '点价结束（整点）'),
  closed('pricing_every_day', '1', '周末与节假日也可点价'),
  closed('pricing_answer_seconds', '60', '点价确认时限（秒）'),
  closed('inquiry_review_switch', '0', '公开询价先由平台审核'),
  closed('sales_commission_rate', '1.5', '新业务员的佣金比例（%）'),
  closed('sales_commission_freeze_days', '7', '佣金冻结天数（订单完成后）'),
]

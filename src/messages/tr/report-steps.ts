// Staff: what they can do with a case of reports. Each step has a question, a button, an explanation, a hint below the
// field for the reason, and what is said once it is done.
import type { AreaTranslation } from '../message.ts';

export default {
  dismissQuestion: 'Şikâyetler reddedilsin mi?',
  dismissButton: 'Reddet',
  dismissText:
    'İlan için hiçbir şey değişmez. Giriş yapmışken şikâyet edenler yazdığın nedeni görür; ilan sahibine sorduysan o da görür.',
  dismissHint:
    'Giriş yapmışken şikâyet edenlere ve sorduysan ilan sahibine gösterilir. En fazla {max, number} karakter.',
  dismissDone: 'Şikâyetler reddedildi.',
  shownToTeam: 'İlan sahibine ve yöneticilere gösterilir. En fazla {max, number} karakter.',
  hideQuestion: 'Bu ilan gizlensin mi?',
  hideButton: 'İlanı gizle',
  hideText:
    'Herkese açık alandan kaybolur ve oy kabul etmez. Hiçbir şey silinmez ve yeniden herkese açabilirsin. Sahibine ve yöneticilerine yazdığın neden bildirilir, kimin şikâyet ettiği bildirilmez.',
  hideDone: 'İlan gizlendi. Sahibi nedenini görebilir.',
  removeQuestion: 'Bu kayıt kaldırılsın mı?',
  removeButton: 'Kaydı kaldır',
  removeText:
    'Değişiklik günlüğünden ve akışlarından kaybolur. İlan sahibi ve yöneticiler kaydı yazdığın nedenle birlikte görmeye devam eder ama kimin şikâyet ettiğini görmez. Daha sonra geri getirebilirsin.',
  removeDone: 'Kayıt kaldırıldı. İlan sahibi nedenini görebilir.',
  suspendQuestion: 'İlan sahibi askıya alınsın mı?',
  suspendButton: 'İlan sahibini askıya al',
  suspendText:
    'İlan sahibinin tüm oturumları kapatılır; giriş yapamaz ve oy veremez. İlan herkese açık kalır; sorun ilansa bunun yerine onu gizle. Askı bitene kadar ilan sahibinin API token’ları okuyabilir ama hiçbir şeyi değiştiremez.',
  suspendHint: 'İlan sahibine ve yöneticilere gösterilir, girişte de görünür. En fazla {max, number} karakter.',
  suspendDone: 'İlan sahibi askıya alındı ve tüm oturumları kapatıldı.',
  askQuestion: 'İlan sahibine sorulsun mu?',
  askButton: 'Soruyu gönder',
  askText:
    'İlan sahibi ve yöneticiler sorduğun soruyu bildirim olarak, e-posta kuruluysa e-postayla da alır ve panellerinden yanıtlayabilir. Kimin şikâyet ettiğini öğrenmezler. O zamana kadar vaka “İlan sahibi bekleniyor” olarak işaretlenir.',
  askHint: 'En fazla {max, number} karakter.',
  askDone: 'Sorduğun soru ilan sahibine ve yöneticilere gönderildi.',
  reopenQuestion: 'Bu vaka yeniden açılsın mı?',
  reopenButton: 'Yeniden aç',
  reopenText:
    'Gizlenen, kaldırılan ya da askıya alınanlar, sen sona erdirene kadar öyle kalır. Hesabıyla şikâyet edenlere, yeniden incelediğin bildirilir.',
  reopenHint: 'Diğer yetkililer için. En fazla {max, number} karakter.',
  reopenDone: 'Vaka yeniden açık.',

  dismissReviewText:
    'Değerlendirme için hiçbir şey değişmez. Giriş yapmışken şikâyet edenler yazdığın nedeni görür; ilan sahibine sorduysan o da görür.',
  removeReviewQuestion: 'Bu değerlendirme kaldırılsın mı?',
  removeReviewButton: 'Değerlendirmeyi kaldır',
  removeReviewText:
    'Ziyaretçiler artık görmez ve ortalamada sayılmaz. Yazarına yazdığın neden bildirilir; yazar {days, number} gün boyunca bu ilana yeni değerlendirme yazamaz. Daha sonra geri getirebilirsin.',
  removeReviewHint: 'Yazarına, ilanın sahibine ve yöneticilerine gösterilir. En fazla {max, number} karakter.',
  removeReviewDone: 'Değerlendirme kaldırıldı. Yazarı nedenini görebilir.',
  suspendAuthorQuestion: 'Yazar askıya alınsın mı?',
  suspendAuthorButton: 'Yazarı askıya al',
  suspendAuthorText:
    'Yazarın tüm oturumları kapatılır; giriş yapamaz ve oy veremez. Askı bitene kadar hiçbir değerlendirmesi gösterilmez.',
  suspendAuthorHint: 'Yazara girişte gösterilir. En fazla {max, number} karakter.',
  suspendAuthorDone: 'Yazar askıya alındı ve tüm oturumları kapatıldı.',

  dismissProfileText: 'Profil için hiçbir şey değişmez. Giriş yapmışken şikâyet edenler yazdığın nedeni görür.',
  dismissProfileHint: 'Giriş yapmışken şikâyet edenlere gösterilir. En fazla {max, number} karakter.',
  shownToPerson: 'Kişiye gösterilir. En fazla {max, number} karakter.',
  hideProfileQuestion: 'Bu profil gizlensin mi?',
  hideProfileButton: 'Profili gizle',
  hideProfileText:
    'Yetkililer kişinin sayfasından yeniden gösterene kadar profili başka kimse görmez. Oylar, değerlendirmeler ve hesap kalır. Kişiye yazdığın neden bildirilir, e-posta kuruluysa e-postayla da; kimin şikâyet ettiği bildirilmez.',
  hideProfileDone: 'Profil gizlendi. Kişi nedenini görebilir.',
  clearNameQuestion: 'Bu kişinin adı silinsin mi?',
  clearNameButton: 'Adı sil',
  clearNameText:
    'Her yerde “Üye” olarak anılır ve listelerde adı geçmez. Kişiye yazdığın neden bildirilir; kişi başka bir ad seçebilir. Profil herkese açık kalır; sorun profilse bunun yerine onu gizle.',
  clearNameDone: 'Ad silindi. Kişi nedenini görebilir.',
  suspendPersonQuestion: 'Bu kişi askıya alınsın mı?',
  suspendPersonButton: 'Kişiyi askıya al',
  suspendPersonText:
    'Tüm oturumları kapatılır; giriş yapamaz ve oy veremez. Askı bitene kadar ne profili ne değerlendirmeleri gösterilir.',
  suspendPersonHint: 'Kişiye girişte gösterilir. En fazla {max, number} karakter.',
  suspendPersonDone: 'Kişi askıya alındı ve tüm oturumları kapatıldı.',
} satisfies AreaTranslation<'reportSteps'>;

// What a webhook’s receiver answered to a delivery. Each has what happened and, with “Todo” at its end, what the owner
// can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  delivered: 'O receptor aceitou a entrega.',
  deliveredTodo: 'Nada.',
  redirect: 'O receptor respondeu com um redirecionamento. Redirecionamentos nunca são seguidos.',
  redirectTodo:
    'Informe o destino do redirecionamento como URL do endpoint. Muitas vezes só muda https://, www. ou uma barra no fim.',
  http400: 'O receptor respondeu 400: não entendeu a requisição.',
  http400Todo: 'Confira se o handler espera um corpo JSON e procure no log dele o que faltou.',
  http401: 'O receptor respondeu 401: em geral, a verificação da assinatura falhou.',
  http401Todo:
    'Confira se ele usa o segredo atual deste endpoint, inteiro, e calcula o HMAC sobre o corpo bruto, antes de qualquer parser de JSON.',
  http403: 'O receptor respondeu 403: ele ou um firewall na frente dele proíbe a requisição.',
  http403Todo:
    'Isente as requisições POST para este caminho de login, verificações de cookie e CSRF e filtros de bots.',
  http404: 'O receptor respondeu 404: o servidor está lá, o caminho não.',
  http404Todo: 'Confira o caminho na URL letra por letra e se o servidor tem uma rota para POST ali.',
  http405: 'O receptor respondeu 405: o caminho existe, mas não aceita POST.',
  http405Todo:
    'Registre o handler para POST. Abrir a URL em um navegador envia uma requisição GET, então lá pode funcionar.',
  http406: 'O receptor respondeu 406: não encontrou um formato aceitável para a resposta.',
  http406Todo: 'Faça o handler retornar um status sem corpo, qualquer que seja o cabeçalho Accept.',
  http408: 'O receptor respondeu 408: não recebeu a requisição inteira a tempo.',
  http408Todo: 'Confira o proxy na frente do receptor. A requisição é enviada sem demora.',
  http409: 'O receptor respondeu 409, um conflito.',
  http409Todo:
    'Se o receptor retorna isto para um evento que já tem, faça-o retornar 2xx. Eventos repetidos são normais.',
  http410: 'O receptor respondeu 410: o endpoint não existe mais.',
  http410Todo: 'Informe a nova URL ou pause o webhook.',
  http411: 'O receptor respondeu 411: não recebeu o cabeçalho Content-Length, que toda requisição tem.',
  http411Todo: 'Confira o proxy na frente do receptor.',
  http413: 'O receptor respondeu 413: o corpo é grande demais.',
  http413Todo: 'Aumente o limite do tamanho do corpo para 64 KB ou mais. Votos têm menos de 2 KB.',
  http414: 'O receptor respondeu 414: a URL é longa demais.',
  http414Todo: 'Encurte a URL do endpoint.',
  http415: 'O receptor respondeu 415: não aceita JSON.',
  http415Todo: 'Faça o handler aceitar Content-Type: application/json.',
  http421: 'O receptor respondeu 421: o servidor não atende este host.',
  http421Todo: 'Confira o host na URL e como o proxy está configurado para ele.',
  http422: 'O receptor respondeu 422: o JSON não corresponde ao que ele espera.',
  http422Todo: 'Compare o schema dele com o payload documentado e faça-o ignorar campos desconhecidos.',
  http429: 'O receptor respondeu 429: recebeu requisições demais.',
  http429Todo:
    'Isente este caminho do limite de requisições. Uma resposta 4xx é definitiva, então estes votos não são tentados de novo automaticamente.',
  http431: 'O receptor respondeu 431: os cabeçalhos da requisição são grandes demais.',
  http431Todo: 'Aumente o limite do tamanho dos cabeçalhos para 8 KB ou mais.',
  http500: 'O receptor respondeu 500: o handler dele quebrou.',
  http500Todo: 'Procure o erro no log do receptor nesse horário.',
  http501: 'O receptor respondeu 501: não implementa POST.',
  http501Todo: 'Confira se esta URL é atendida por um aplicativo web e não por um servidor de arquivos.',
  http502: 'O proxy do receptor respondeu 502: o aplicativo atrás dele não respondeu corretamente.',
  http502Todo: 'Confira se o aplicativo está rodando na porta que o proxy espera.',
  http503: 'O receptor respondeu 503: está sobrecarregado ou em manutenção.',
  http503Todo:
    'Confira se o aplicativo está rodando. Planos de hospedagem gratuitos retornam isto quando o aplicativo está dormindo.',
  http504: 'O proxy do receptor respondeu 504: o aplicativo atrás dele foi lento demais.',
  http504Todo: 'Responda com 2xx logo e faça o trabalho depois.',
  http520:
    'O Cloudflare respondeu no lugar do seu servidor (520): não conseguiu entender a resposta do seu servidor.',
  http520Todo: 'Procure no log do seu servidor uma falha nesse horário.',
  http521: 'O Cloudflare respondeu no lugar do seu servidor (521): seu servidor recusou a conexão.',
  http521Todo: 'Inicie seu servidor e permita os endereços do Cloudflare no firewall.',
  http522: 'O Cloudflare respondeu no lugar do seu servidor (522): seu servidor não aceitou a conexão a tempo.',
  http522Todo: 'Confira se seu servidor está ligado e se o firewall permite os endereços do Cloudflare.',
  http523: 'O Cloudflare respondeu no lugar do seu servidor (523): não tem uma rota até seu servidor.',
  http523Todo: 'Confira o endereço do servidor nas configurações de DNS no Cloudflare.',
  http524: 'O Cloudflare respondeu no lugar do seu servidor (524): seu servidor demorou demais para responder.',
  http524Todo: 'Responda com 2xx logo e faça o trabalho depois.',
  http525: 'O Cloudflare respondeu no lugar do seu servidor (525): o handshake TLS com seu servidor falhou.',
  http525Todo: 'Confira o certificado do seu servidor e o modo SSL no Cloudflare.',
  http526: 'O Cloudflare respondeu no lugar do seu servidor (526): o certificado do seu servidor não é válido.',
  http526Todo: 'Renove o certificado do seu servidor ou mude o modo SSL no Cloudflare.',
  http530:
    'O Cloudflare respondeu no lugar do seu servidor (530): o túnel ou o servidor atrás deste nome de host está fora do ar.',
  http530Todo: 'Reinicie o túnel e confira se o nome de host dele ainda é o da URL.',
  http4xx: 'O receptor respondeu com um status 4xx: recusou a requisição.',
  http4xxTodo:
    'Procure o motivo no log do receptor. Uma resposta 4xx é definitiva: reenvie depois de corrigir a causa.',
  http5xx: 'O receptor respondeu com um status 5xx: algo falhou do lado dele.',
  http5xxTodo: 'Procure o erro no log do receptor nesse horário.',
  httpOther: 'O receptor respondeu com um status incomum.',
  httpOtherTodo: 'Faça o handler retornar 200 ou 204 para cada entrega que aceita.',
  thisMachine: 'Nada está escutando nessa porta desta máquina.',
  thisMachineTodo: 'Inicie o receptor e confira se ele escuta na porta da URL.',
  redirectTo: 'O receptor respondeu com um redirecionamento para {location}, e redirecionamentos nunca são seguidos.',
  redirectToTodo:
    'Se esse é o seu receptor, informe-o como URL do endpoint. Se é uma página de login, isente as requisições POST para este caminho do login.',
  tunnelGone: 'O túnel (ngrok) respondeu, mas o programa atrás dele não está conectado.',
  tunnelGoneTodo: 'Reinicie o túnel e o receptor e confira se o nome de host do túnel ainda é o da URL.',
  botFilter:
    'Um filtro de bots na frente do receptor respondeu com uma página de desafio que só um navegador resolve.',
  botFilterTodo:
    'Isente este caminho do filtro. No Cloudflare, use uma regra de WAF que pule as verificações de bots para ele.',
  passwordPrompt: 'O receptor respondeu 401: o servidor web dele pede usuário e senha.',
  passwordPromptTodo: 'Remova a proteção por senha deste caminho. A assinatura já prova quem enviou a requisição.',
  noPostRoute: 'O receptor respondeu 404: o aplicativo roda, mas não tem uma rota para POST neste caminho.',
  noPostRouteTodo:
    'Compare o caminho na URL com o caminho em que o handler está registrado, letra por letra.',
  webPage: 'O receptor respondeu 404 com uma página da web: o host tem um site, mas não este caminho.',
  webPageTodo: 'Confira o caminho na URL e se o host e a porta são do receptor e não do site.',
  acceptedByWebPage: 'O receptor aceitou a entrega, mas respondeu com uma página da web.',
  acceptedByWebPageTodo:
    'Se nenhum voto chega ao seu handler, um site está tratando a requisição: confira o caminho na URL.',
} satisfies AreaTranslation<'responseDiagnoses'>;

// Why a delivery to a webhook ended without a response. Each has what happened and, with “Todo” at its end, what the
// owner can do about it.
import type { AreaTranslation } from '../message.ts';

export default {
  interrupted: 'Este serviço parou durante a tentativa, então não se sabe se o receptor recebeu a entrega.',
  interruptedTodo:
    'Nada: a entrega é tentada de novo com o mesmo ID de evento, então seu receptor pode reconhecer uma duplicata.',
  voteAnnulled: 'A equipe deste site anulou o voto antes de ele ser entregue.',
  voteAnnulledTodo: 'Nada: o voto não conta. Você ainda pode reenviá-lo manualmente.',
  settingsUnreadable:
    'Este serviço não consegue descriptografar a URL e o segredo do webhook, porque foram guardados com outra chave.',
  settingsUnreadableTodo:
    'Salve a URL do webhook de novo ou peça ao operador para restaurar a SECRET_KEY anterior. Até lá, as entregas esperam, e nada conta como falha do seu endpoint.',
  idleClosed: 'O receptor fechou a conexão de requisições anteriores no momento em que esta era enviada por ela.',
  idleClosedTodo:
    'Nada: a entrega é enviada de novo na hora, por uma nova conexão e com o próximo número de tentativa. Esta tentativa não conta.',
  shutdown: 'Este serviço estava sendo reiniciado durante a tentativa.',
  shutdownTodo: 'O problema é do nosso lado. Ele não conta como falha do seu endpoint, e a entrega é tentada de novo.',
  stalled: 'Este serviço travou durante a tentativa.',
  stalledTodo: 'O problema é do nosso lado. Ele não conta como falha do seu endpoint, e a entrega é tentada de novo.',
  internalError: 'Ocorreu um erro inesperado neste serviço.',
  internalErrorTodo:
    'O problema é do nosso lado. Ele não conta como falha do seu endpoint, e a entrega é tentada de novo. Se continuar acontecendo, fale com o operador.',
  outOfSockets: 'Este serviço não tinha mais sockets livres.',
  outOfSocketsTodo:
    'O problema é do nosso lado. Ele não conta como falha do seu endpoint, e a entrega é tentada de novo. Se continuar acontecendo, o operador deve aumentar o limite de arquivos abertos.',
  networkUnreachable: 'Este serviço não tem uma rota de rede até o endereço do receptor.',
  networkUnreachableTodo:
    'O problema é do nosso lado. Ele não conta como falha do seu endpoint, e a entrega é tentada de novo. Se o seu host só tem um endereço IPv6, dê a ele também um endereço IPv4.',
  dnsFailed: 'Este serviço não conseguiu alcançar um servidor de nomes.',
  dnsFailedTodo: 'O problema é do nosso lado. Ele não conta como falha do seu endpoint, e a entrega é tentada de novo.',
  dnsNotFound: 'O nome de host na URL não existe ou não tem endereço.',
  dnsNotFoundTodo:
    'Confira a grafia. Um novo registro DNS pode demorar um pouco para se propagar. O nome de um túnel provavelmente expirou.',
  dnsBroken: 'Os servidores de nomes do seu domínio retornaram um erro.',
  dnsBrokenTodo: 'Confira os servidores de nomes e o DNSSEC do domínio onde ele foi registrado.',
  dnsTimeout: 'Os servidores de nomes do seu domínio não responderam a tempo.',
  dnsTimeoutTodo: 'Confira os servidores de nomes do domínio onde ele foi registrado.',
  blockedAddress: 'O host leva a um endereço não permitido, por exemplo privado ou de metadados de uma nuvem.',
  blockedAddressTodo:
    'Use um endereço público ou um túnel. Para permitir uma faixa privada, o operador pode definir ALLOW_PRIVATE_TARGETS.',
  urlInvalid: 'A URL do endpoint não está completa.',
  urlInvalidTodo: 'Informe a URL inteira, por exemplo https://bot.example/votes.',
  urlCharacters: 'A URL do endpoint contém caracteres invisíveis.',
  urlCharactersTodo: 'Copie a URL de novo, sem o texto em volta.',
  urlTooLong: 'A URL do endpoint tem mais de {max, plural, one {# caractere} other {# caracteres}}.',
  urlTooLongTodo: 'Encurte-a.',
  urlScheme: 'A URL do endpoint não é um endereço da web.',
  urlSchemeTodo: 'Ela precisa começar com https://.',
  urlNotHttps:
    'A URL do endpoint usa http simples, que só é permitido para faixas de endereços que o operador liberou.',
  urlNotHttpsTodo: 'Use https://, por exemplo com um proxy reverso ou um túnel.',
  urlCredentials: 'A URL do endpoint contém um usuário ou uma senha.',
  urlCredentialsTodo: 'Remova-os e, em vez disso, verifique a assinatura de cada requisição.',
  urlFragment: 'A URL do endpoint contém um fragmento (depois de #), que nunca é enviado a um servidor.',
  urlFragmentTodo: 'Remova-o ou use ? se for um parâmetro.',
  urlPort: 'A URL do endpoint tem uma porta bloqueada, porque pertence a outro tipo de serviço.',
  urlPortTodo: 'Use outra porta para o receptor, por exemplo 443 ou 8443.',
  connectRefused: 'Não há nada escutando nesse endereço e porta.',
  connectRefusedTodo: 'Inicie o receptor e confira se ele escuta na porta da URL e em 0.0.0.0, não só em 127.0.0.1.',
  connectTimeout: 'O servidor não respondeu à tentativa de conexão.',
  connectTimeoutTodo:
    'Confira se o servidor está ligado e se a porta está aberta no firewall ou no painel da hospedagem.',
  hostUnreachable: 'A rede informa que o servidor não pode ser alcançado.',
  hostUnreachableTodo: 'Confira se o servidor está ligado e se o endereço dele no DNS está certo.',
  tlsExpired: 'O certificado TLS do receptor expirou.',
  tlsExpiredTodo: 'Renove-o e confira se o servidor o recarrega depois de uma renovação.',
  tlsNotYetValid: 'O certificado TLS do receptor ainda não é válido.',
  tlsNotYetValidTodo: 'Confira o relógio da máquina que o emitiu ou espere até o certificado ser válido.',
  tlsNameMismatch: 'O certificado TLS do receptor é de outro nome de host.',
  tlsNameMismatchTodo:
    'Obtenha um para o host da URL ou informe o host do certificado. Um certificado padrão muitas vezes significa que o servidor não está configurado para este host.',
  tlsSelfSigned: 'O certificado TLS do receptor é autoassinado, então o dono dele não pode ser verificado.',
  tlsSelfSignedTodo:
    'Use um certificado de uma autoridade pública, por exemplo um gratuito do Let’s Encrypt, ou coloque um proxy reverso ou túnel na frente.',
  tlsIncompleteChain:
    'O certificado TLS do receptor não pode ser ligado a uma autoridade confiável, em geral porque falta o certificado intermediário.',
  tlsIncompleteChainTodo:
    'Configure a cadeia completa (muitas vezes um arquivo chamado fullchain.pem). Navegadores costumam esconder este erro.',
  tlsUntrusted: 'O certificado TLS do receptor vem de uma autoridade que não é publicamente confiável.',
  tlsUntrustedTodo:
    'Use um certificado de uma autoridade pública. Para confiar na sua própria autoridade, o operador pode definir NODE_EXTRA_CA_CERTS.',
  tlsTimeout: 'O servidor aceitou a conexão, mas não terminou o handshake TLS a tempo.',
  tlsTimeoutTodo: 'Confira se o servidor usa TLS nesta porta e não está sobrecarregado.',
  tlsFailed: 'O handshake TLS falhou.',
  tlsFailedTodo: 'Confira se o servidor aceita TLS 1.2 ou 1.3 e não exige um certificado de cliente.',
  httpOnHttps: 'A porta não usa TLS, que https:// exige. Ela provavelmente usa HTTP simples.',
  httpOnHttpsTodo: 'Use a porta em que seu servidor oferece TLS, em geral 443.',
  httpsOnHttp: 'A porta usa TLS, mas a URL começa com http://.',
  httpsOnHttpTodo: 'Use https:// na URL.',
  timeoutHeaders: 'O receptor aceitou a requisição, mas não respondeu em 10 segundos.',
  timeoutHeadersTodo: 'Retorne 2xx logo e faça o trabalho depois, por exemplo com uma fila.',
  reset: 'O receptor derrubou a conexão antes de responder.',
  resetTodo: 'Procure no log do receptor uma falha nesse horário e, em qualquer proxy no caminho, um tempo limite.',
  closedEarly: 'O receptor fechou a conexão antes de enviar uma resposta completa.',
  closedEarlyTodo:
    'Procure no log do receptor uma falha nesse horário. O handler precisa enviar um status para cada requisição.',
  malformedHttp: 'A resposta não era HTTP/1.1 válido.',
  malformedHttpTodo: 'Confira se a porta é de um servidor web e não de outro serviço, por exemplo o servidor de jogo.',
  headersTooLarge: 'O receptor enviou mais de 32 KiB de cabeçalhos ou uma resposta sem fim.',
  headersTooLargeTodo: 'Faça o handler retornar só um status. Cookies e cabeçalhos de depuração não são necessários.',
  networkError: 'Ocorreu um erro de rede durante a tentativa.',
  networkErrorTodo: 'Se isto acontecer de novo, confira a rede do receptor e tudo o que há no caminho.',
} satisfies AreaTranslation<'connectionDiagnoses'>;

import { OperatorProblem } from '../domain/operator-problem.ts';
import type { Commands } from './command.ts';

export const pushCommands: Commands = {
  'push send': async (ask, _, { title, titleFr, text, textFr, url, urlFr }) => {
    if (!title || !titleFr || !text || !textFr || !url)
      throw new OperatorProblem('A push message needs --title, --title-fr, --text, --text-fr and --url.');
    const { browsers } = await ask('sendPush', {
      body: {
        title: { en: title, fr: titleFr },
        text: { en: text, fr: textFr },
        url: { en: url, fr: urlFr ?? url },
      },
    });
    return `The message is on its way to ${browsers} ${browsers === 1 ? 'browser' : 'browsers'}.`;
  },
};

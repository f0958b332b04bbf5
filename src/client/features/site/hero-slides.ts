/** The three slides of the hero (product 2.4): what they say, show and lead to. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type HeroSlide = {
  /** Names the ground and the pictures in `hero.css`. */
  scene: 'field' | 'market' | 'river';
  title: MessageDescriptor;
  text: MessageDescriptor;
  action: MessageDescriptor;
  to: '/jobs' | '/register' | '/about';
};

export const heroSlides: readonly HeroSlide[] = [
  {
    scene: 'field',
    title: msg`Good work, close to home.`,
    text: msg`Write your CV once, apply with one tap, follow every answer.`,
    action: msg`See jobs`,
    to: '/jobs',
  },
  {
    scene: 'market',
    title: msg`Why choose Karngea?`,
    text: msg`It's free, works on a slow connection, and employers reply here.`,
    action: msg`Register`,
    to: '/register',
  },
  {
    scene: 'river',
    title: msg`Made in Cambodia, for Cambodia.`,
    text: msg`In Khmer and English, light enough for any phone. Get to know us.`,
    action: msg`About us`,
    to: '/about',
  },
];

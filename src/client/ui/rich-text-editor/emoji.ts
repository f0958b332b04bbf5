/** The few pictures that fit a CV or a job; more come from the phone's own keyboard. */
export const emoji: readonly string[] =
  '😀 🙂 😉 🙏 👍 👏 💪 🤝 🎉 ⭐ ✅ ❗ 💼 🏢 🏠 📍 📞 📧 💻 📱 🖥️ 🛠️ 📈 💵 🎓 📚 ✏️ 🗣️ 🌐 ⏰ 📅 🚗 🍜 ☕ ❤️ 🇰🇭'.split(
    ' ',
  );
